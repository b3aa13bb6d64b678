/** The language of the page: a table of words for each, of the same type, so that none can lack a word. */
import { keep, onChangeElsewhere, recall } from './storage.ts'

export const LANGUAGES = ['en', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

/** The same words in every language. */
export type InEveryLanguage<Words> = Readonly<Record<Language, Words>>

const readLanguage = (value: string | null): Language | undefined =>
  LANGUAGES.find((language) => language === value)

type Listener = (language: Language) => void
const listeners: Listener[] = []

/** It stands in `<html lang>`, where early.js has put it. */
export function currentLanguage(): Language {
  return readLanguage(document.documentElement.lang) ?? 'en'
}

export function setLanguage(language: Language): void {
  keep('language', language)
  apply(language)
}

/** Calls `listener` now and whenever the language changes. */
export function inLanguage(listener: Listener): void {
  listeners.push(listener)
  listener(currentLanguage())
}

function apply(language: Language): void {
  document.documentElement.lang = language
  for (const listener of listeners) listener(language)
}

/** Takes what is kept, and follows the other tabs. */
export function startLanguage(): void {
  document.documentElement.lang = readLanguage(recall('language')) ?? currentLanguage()
  onChangeElsewhere('language', (value) => apply(readLanguage(value) ?? currentLanguage()))
}
