/** What the page of TCHESS-10 says. */
import type { Color, PieceName } from 'das-chess/tchess10'
import type { InEveryLanguage } from '../shell/language.ts'
import type { Box, Goal } from './choice.ts'

/** A name, and a sentence that says what it means. */
type Told = readonly [name: string, sentence: string]

export interface Words {
  readonly heading: string
  readonly intro: string
  readonly rules: string
  readonly goals: string
  readonly goal: Readonly<Record<Goal, Told>>
  /** What mate becomes under strike. */
  readonly strikeGoal: Told
  readonly boxes: string
  readonly box: Readonly<Record<Box, Told>>
  readonly recommended: string
  /** Why something can't be chosen, by the package's reason. */
  readonly reasons: Readonly<Record<string, string>>
  readonly cannot: string
  /** Said before the reason, of an address. */
  readonly refused: string
  readonly border: string
  readonly borderRank: (rank: number) => string
  readonly hero: Readonly<Record<Color, string>>
  readonly heroSquare: Readonly<Record<Color, string>>
  readonly own: string
  readonly pieces: Readonly<Partial<Record<PieceName, string>>>
  readonly play: string
  readonly start: string
  readonly game: string
  readonly playedFor: string
  readonly joined: string
  readonly turn: Readonly<Record<Color, string>>
  readonly check: Readonly<Record<Color, string>>
  readonly part: (number: number, all: number) => string
  readonly owes: (count: number) => string
  /** The crowned Jester is paid first. */
  readonly owesCrowned: string
  readonly drawn: string
  readonly takeBack: string
  readonly redo: string
  readonly flip: string
  readonly newGame: string
  readonly claim: string
  readonly moves: string
  readonly noMoves: string
  readonly toStart: string
  readonly text: string
  readonly position: string
  readonly noPosition: string
  readonly setUp: string
  readonly record: string
  readonly noRecord: string
  readonly load: string
  readonly copy: string
  readonly copied: string
  readonly closed: string
  readonly loaded: string
}

export const WORDS: InEveryLanguage<Words> = {
  en: {
    heading: 'TCHESS-10',
    intro:
      'Chess on ten by ten squares with fifteen modifications. Choose what wins and what else there shall be; the board shows the start.',
    rules: 'All rules',
    goals: 'What wins',
    goal: {
      mate: ['Mate', 'As in chess: attack the King so that nothing helps.'],
      escort: [
        'King’s escort',
        'Bring your own King to the far border. Mate wins too; with strike, taking the King.',
      ],
      kingCapture: [
        'King capture',
        'Stand on the enemy King, and carry him to your home border. Kings take nobody.',
      ],
      both: ['Escort or capture', 'Bring your own King over, or the enemy King home: either wins.'],
      flagCapture: ['Flag capture', 'As King capture, but Kings never move by themselves.'],
      jesterKing: ['King of Jesters', 'A crowned Jester stands in the King’s place; who loses it loses.'],
      lastHero: ['Last hero', 'Of the great pieces each side has one, its hero. Capture the enemy’s.'],
      warCouncil: ['War council', 'Capture all of the enemy’s King, Queen, Lion, Magister and the like.'],
      theocracy: ['Theocracy', 'Capture all of the enemy’s Bishops and Paladins.'],
    },
    strikeGoal: ['Capture of the King', 'With strike there is no check: who takes the King wins.'],
    boxes: 'What else there is',
    box: {
      strike: ['Strike', 'A turn is three moves by three different pieces.'],
      illusions: ['Illusions', 'Who loses a Jester turns a Pawn into a new one.'],
      carry: ['Carrying', 'Horses leap onto own pieces and take them along.'],
      polarity: [
        'Polarity',
        'Each piece faces one of four ways, never goes backward, and may be turned after a move.',
      ],
      reform: ['Re-formation', 'A piece may be turned instead of moved.'],
      cardinal: ['Cardinal', 'Knight and Bishop in one, in both Champions’ places; with Marshals, in one.'],
      marshal: ['Marshal', 'Knight and Tower in one, in both Champions’ places; with Cardinals, in one.'],
      emperor: ['Emperor', 'Knight and Queen in one, in the Queen’s place.'],
    },
    recommended: 'recommended',
    reasons: {
      two_goals: 'A game has one goal, or escort with King capture.',
      reform_without_polarity: 'Only with polarity is there anything to turn.',
      emperor_is_a_hero: 'Not with last hero: the Emperor can be the hero, and is to be the only one.',
      is_the_hero: 'It is the hero now, and the hero is to be the only one of its kind.',
      unknown_mod: 'It names a modification that there is not.',
      border_out_of_range: 'The far border is a rank from 6 to 10.',
      no_such_hero: 'It names a hero that there can’t be with the rest.',
      no_hero_square: 'A hero starts on one of the squares of King, Queen, Lion, Magister and Jester.',
    },
    cannot: 'This can’t be joined.',
    refused: 'The game in the address can’t be.',
    border: 'Far border',
    borderRank: (rank) => `rank ${rank} (Black: ${11 - rank})`,
    hero: { white: 'White’s hero', black: 'Black’s hero' },
    heroSquare: { white: 'White’s hero starts on', black: 'Black’s hero starts on' },
    own: 'its own square',
    pieces: {
      king: 'King',
      queen: 'Queen',
      lion: 'Lion',
      magister: 'Magister',
      jester: 'Jester',
      emperor: 'Emperor',
      cardinal: 'Cardinal',
      marshal: 'Marshal',
    },
    play: 'Play',
    start: 'The start',
    game: 'Game',
    playedFor: 'Goal',
    joined: 'With',
    turn: { white: 'White to move', black: 'Black to move' },
    check: { white: 'White is in check', black: 'Black is in check' },
    part: (number, all) => `move ${number} of ${all}`,
    owes: (count) =>
      count === 1 ? 'Choose the Pawn that becomes a Jester.' : `Choose ${count} Pawns to become Jesters.`,
    owesCrowned: 'Choose the Pawn that becomes the crowned Jester.',
    drawn: 'A draw can be claimed.',
    takeBack: 'Take back',
    redo: 'Redo',
    flip: 'Turn round',
    newGame: 'New game',
    claim: 'Claim the draw',
    moves: 'Moves',
    noMoves: 'None yet.',
    toStart: 'Start',
    text: 'Position and record',
    position: 'Position text',
    noPosition: 'Put a position text into the field first.',
    setUp: 'Set up',
    record: 'Game record',
    noRecord: 'Put a game record into the field first.',
    load: 'Load',
    copy: 'Copy',
    copied: 'Copied.',
    closed: 'The browser keeps its clipboard closed: the text is selected, copy it yourself.',
    loaded: 'Loaded.',
  },
  ru: {
    heading: 'TCHESS-10',
    intro:
      'Шахматы на доске десять на десять с пятнадцатью модификациями. Выберите цель и остальное; на доске видно начало.',
    rules: 'Все правила',
    goals: 'Цель',
    goal: {
      mate: ['Мат', 'Как в шахматах: Король под ударом, и спасения нет.'],
      escort: [
        'Эскорт Короля',
        'Приведите своего Короля к дальнему рубежу. Выигрывает и мат, а с ударом взятие Короля.',
      ],
      kingCapture: [
        'Захват Короля',
        'Встаньте на чужого Короля и увезите его к своему рубежу. Короли никого не берут.',
      ],
      both: ['Эскорт или захват', 'Приведите своего Короля или увезите чужого: годится и то и другое.'],
      flagCapture: ['Захват флага', 'Как захват Короля, но сами Короли не ходят.'],
      jesterKing: ['Король Шутов', 'На месте Короля коронованный Шут; кто его потерял, проиграл.'],
      lastHero: ['Последний герой', 'Из главных фигур у каждого одна: герой. Возьмите чужого.'],
      warCouncil: ['Военный совет', 'Возьмите всех: Короля, Ферзя, Льва, Магистра и им подобных.'],
      theocracy: ['Теократия', 'Возьмите всех Слонов и Паладинов противника.'],
    },
    strikeGoal: ['Взятие Короля', 'С ударом шаха нет: кто взял Короля, выиграл.'],
    boxes: 'Что ещё',
    box: {
      strike: ['Удар', 'За ход делают три движения тремя разными фигурами.'],
      illusions: ['Иллюзии', 'Кто потерял Шута, превращает в него Пешку.'],
      carry: ['Перевозка', 'Кони и им подобные встают на свои фигуры и везут их.'],
      polarity: [
        'Полярность',
        'У каждой фигуры есть направление: назад она не ходит, а после хода её можно повернуть.',
      ],
      reform: ['Перестроение', 'Вместо хода фигуру можно повернуть.'],
      cardinal: ['Кардинал', 'Конь и Слон сразу, на местах обоих Чемпионов, а с Маршалом на одном.'],
      marshal: ['Маршал', 'Конь и Башня сразу, на местах обоих Чемпионов, а с Кардиналом на одном.'],
      emperor: ['Император', 'Конь и Ферзь сразу, на месте Ферзя.'],
    },
    recommended: 'рекомендуется',
    reasons: {
      two_goals: 'Цель в игре одна, или эскорт с захватом Короля.',
      reform_without_polarity: 'Поворачивать есть что только с полярностью.',
      emperor_is_a_hero: 'Не с последним героем: Император сам может быть героем, и единственным.',
      is_the_hero: 'Сейчас это герой, а герой должен быть единственным в своём роде.',
      unknown_mod: 'В нём есть неизвестная модификация.',
      border_out_of_range: 'Дальний рубеж: ряд от 6 до 10.',
      no_such_hero: 'В нём есть герой, которого при остальном выборе быть не может.',
      no_hero_square: 'Герой стоит вначале на месте Короля, Ферзя, Льва, Магистра или Шута.',
    },
    cannot: 'Так сочетать нельзя.',
    refused: 'Такой игры, как в адресе, быть не может.',
    border: 'Дальний рубеж',
    borderRank: (rank) => `ряд ${rank} (у чёрных ${11 - rank})`,
    hero: { white: 'Герой белых', black: 'Герой чёрных' },
    heroSquare: { white: 'Герой белых стоит на', black: 'Герой чёрных стоит на' },
    own: 'своём поле',
    pieces: {
      king: 'Король',
      queen: 'Ферзь',
      lion: 'Лев',
      magister: 'Магистр',
      jester: 'Шут',
      emperor: 'Император',
      cardinal: 'Кардинал',
      marshal: 'Маршал',
    },
    play: 'Играть',
    start: 'Начало',
    game: 'Игра',
    playedFor: 'Цель',
    joined: 'С чем',
    turn: { white: 'Ход белых', black: 'Ход чёрных' },
    check: { white: 'Шах белым', black: 'Шах чёрным' },
    part: (number, all) => `движение ${number} из ${all}`,
    owes: (count) =>
      count === 1 ? 'Выберите Пешку: она станет Шутом.' : `Выберите Пешки, Шутов должно быть ${count}.`,
    owesCrowned: 'Выберите Пешку: она станет коронованным Шутом.',
    drawn: 'Можно потребовать ничью.',
    takeBack: 'Вернуть ход',
    redo: 'Вперёд',
    flip: 'Перевернуть',
    newGame: 'Новая игра',
    claim: 'Потребовать ничью',
    moves: 'Ходы',
    noMoves: 'Пока нет.',
    toStart: 'Начало',
    text: 'Позиция и запись',
    position: 'Текст позиции',
    noPosition: 'Сначала впишите в поле текст позиции.',
    setUp: 'Расставить',
    record: 'Запись игры',
    noRecord: 'Сначала впишите в поле запись игры.',
    load: 'Загрузить',
    copy: 'Копировать',
    copied: 'Скопировано.',
    closed: 'Браузер не пускает в буфер обмена: текст выделен, скопируйте сами.',
    loaded: 'Загружено.',
  },
}
