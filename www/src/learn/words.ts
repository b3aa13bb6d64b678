/** What the page that teaches the game says. */
import type { InEveryLanguage } from '../shell/language.ts'

interface Words {
  readonly title: string
  readonly lead: string
}

export const WORDS: InEveryLanguage<Words> = {
  en: {
    title: 'Learn Das Chess',
    lead: 'Chess on ten by ten squares, with eleven pieces and eleven pawns a side: Ships carry Knights and Amazons, pirates board them and take them over, and two pieces begin upside-down in the air.',
  },
  ru: {
    title: 'Правила Das Chess',
    lead: 'Шахматы на доске десять на десять: по одиннадцать фигур и одиннадцать пешек. Корабли возят Коней и Амазонок, пираты захватывают их, а две фигуры в начале игры висят в воздухе вверх ногами.',
  },
}
