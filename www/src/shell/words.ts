/** What header and footer say. */
import type { InEveryLanguage, Language } from './language.ts'
import type { Theme } from './theme.ts'

export const PAGES = ['play', 'learn', 'tchess10', 'developers'] as const
/** The pages of the site. */
export type Page = (typeof PAGES)[number]

interface Words {
  readonly skip: string
  readonly pages: string
  readonly page: Readonly<Record<Page, string>>
  /** Of the document, as the browser's tab has it. */
  readonly title: Readonly<Record<Page, string>>
  readonly language: string
  readonly theme: string
  readonly themes: Readonly<Record<Theme, string>>
  readonly inventor: string
  readonly licence: string
}

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский' }

export const WORDS: InEveryLanguage<Words> = {
  en: {
    skip: 'To the content',
    pages: 'Pages',
    page: { play: 'Play', learn: 'Learn', tchess10: 'TCHESS-10', developers: 'For developers' },
    title: {
      play: 'Das Chess',
      learn: 'Learn Das Chess',
      tchess10: 'TCHESS-10',
      developers: 'Das Chess for developers',
    },
    language: 'Language',
    theme: 'Colours',
    themes: { light: 'Light', dark: 'Dark', system: 'As the system has it' },
    inventor: 'Das Chess was invented by Nikolai Batyrev, Udmurtia, in 2013.',
    licence: 'This program is free: MIT or Apache 2.0, as you like.',
  },
  ru: {
    skip: 'К содержанию',
    pages: 'Страницы',
    page: { play: 'Игра', learn: 'Обучение', tchess10: 'TCHESS-10', developers: 'Разработчикам' },
    title: {
      play: 'Das Chess',
      learn: 'Обучение Das Chess',
      tchess10: 'TCHESS-10',
      developers: 'Das Chess для разработчиков',
    },
    language: 'Язык',
    theme: 'Цвета',
    themes: { light: 'Светлые', dark: 'Тёмные', system: 'Как в системе' },
    inventor: 'Das Chess придумал Николай Батырев, Удмуртия, в 2013 году.',
    licence: 'Программа свободная: MIT или Apache 2.0, на выбор.',
  },
}
