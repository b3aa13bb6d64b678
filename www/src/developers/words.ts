/** What the page for developers says. */
import type { InEveryLanguage } from '../shell/language.ts'

interface Words {
  readonly title: string
  readonly lead: string
}

export const WORDS: InEveryLanguage<Words> = {
  en: {
    title: 'Das Chess for developers',
    lead: 'One npm package has the rules, game records, pictures and a board element. It works right after import: nothing to await, nothing to free, nothing to configure.',
  },
  ru: {
    title: 'Das Chess для разработчиков',
    lead: 'В одном пакете npm — правила, записи партий, рисунки и элемент доски. Он работает сразу после импорта: ничего не нужно ждать, освобождать или настраивать.',
  },
}
