/** What the page for developers says. */
import type { InEveryLanguage } from '../shell/language.ts'

interface Words {
  readonly title: string
  readonly lead: string
  readonly contents: string
  readonly install: string
  readonly byNpm: string
  readonly byScript: string
  readonly bySlim: string
  readonly copy: string
  readonly copied: string
  readonly examples: string
  readonly examplesLead: string
  readonly run: string
  readonly output: string
  readonly runFailed: string
  readonly api: string
  readonly apiLead: string
  readonly name: string
  readonly does: string
  readonly members: (name: string) => string
  readonly types: string
  readonly sameAs: string
  readonly entries: Readonly<Record<string, string>>
  readonly sizes: string
  readonly sizesLead: string
  readonly file: string
  readonly raw: string
  readonly fileUses: Readonly<Record<string, string>>
  /** Of a number of thousands of bytes. */
  readonly kilobytes: (bytes: number) => string
  readonly documents: string
  /** By the page's address. */
  readonly document: Readonly<Record<string, string>>
}

const number = (language: string) =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const WORDS: InEveryLanguage<Words> = {
  en: {
    title: 'Das Chess for developers',
    lead: 'One npm package has the rules, game records, pictures and a board element. It works right after import: nothing to await, nothing to free, nothing to configure.',
    contents: 'On this page',
    install: 'Install',
    byNpm: 'With npm, for Node, bundlers and Workers. There are no dependencies.',
    byScript:
      'In a script tag, without any build. Take the two files from the package’s dist folder and serve them yourself: no CDN is needed.',
    bySlim: 'For a smaller first download, das-chess/slim fetches the rules as a file of their own, once.',
    copy: 'Copy',
    copied: 'Copied',
    examples: 'Examples',
    examplesLead: 'Each of these is a real module of this page. Run it: it works here, in your browser.',
    run: 'Run',
    output: 'Output',
    runFailed: 'It threw:',
    api: 'Everything it exports',
    apiLead: 'Taken from the types of the package when this page was built.',
    name: 'Name',
    does: 'What it does',
    members: (name) => `Members of ${name}`,
    types: 'Types',
    sameAs: 'Everything that das-chess exports is here too. Only this differs:',
    entries: {
      'das-chess': 'Rules, games, records, pictures and words, right after import.',
      'das-chess/slim': 'The same with a separate .wasm file and one await init().',
      'das-chess/board': 'Registers the element <das-chess-board>.',
      'das-chess/tchess10':
        'The second game, TCHESS-10, with rules of its own and the same way of calling them.',
      'das-chess/tchess10/words': 'Its pieces, moves, outcomes and errors in plain words.',
      'das-chess/tchess10/board': 'Registers the element <tchess10-board>.',
    },
    sizes: 'Sizes',
    sizesLead: 'Measured when this page was built, in thousands of bytes.',
    file: 'File',
    raw: 'raw',
    fileUses: {
      'dist/index.js': 'import from das-chess',
      'dist/slim.js': 'import from das-chess/slim, with das-chess.wasm',
      'dist/das-chess.wasm': 'the compiled rules, for slim',
      'dist/board/index.js': 'the board element, on top of das-chess',
      'dist/das-chess.global.js': 'for a script tag',
      'dist/board.global.js': 'for a script tag, with the rules',
      'dist/tchess10/index.js': 'import from das-chess/tchess10',
      'dist/tchess10.global.js': 'the second game, for a script tag',
      'dist/tchess10.wasm': 'the compiled rules of the second game',
      'dist/tchess10/words.js': 'its words, on top of das-chess/tchess10',
      'dist/tchess10/board/index.js': 'its board element, on top of das-chess/tchess10 and its words',
      'dist/tchess10-board.global.js': 'its board element for a script tag, with the rules',
    },
    kilobytes: (bytes) => number('en').format(bytes / 1000),
    documents: 'Documents',
    document: {
      'rules.html': 'The rules of Das Chess, numbered, with diagrams',
      'notation.html': 'Position text, move text and game records',
      'tchess10-rules.html': 'The rules of TCHESS-10',
    },
  },
  ru: {
    title: 'Das Chess для разработчиков',
    lead: 'В одном пакете npm — правила, записи партий, рисунки и элемент доски. Он работает сразу после импорта: ничего не нужно ждать, освобождать или настраивать.',
    contents: 'На этой странице',
    install: 'Установка',
    byNpm: 'Через npm: для Node, сборщиков и Worker. Зависимостей нет.',
    byScript:
      'Тегом script, без сборки. Возьмите два файла из папки dist пакета и раздавайте их сами: CDN не нужна.',
    bySlim: 'Чтобы первая загрузка была меньше, das-chess/slim один раз получает правила отдельным файлом.',
    copy: 'Копировать',
    copied: 'Скопировано',
    examples: 'Примеры',
    examplesLead:
      'Каждый пример — настоящий модуль этой страницы. Запустите его: он работает прямо здесь, в вашем браузере.',
    run: 'Запустить',
    output: 'Вывод',
    runFailed: 'Ошибка:',
    api: 'Всё, что он экспортирует',
    apiLead: 'Взято из типов пакета при сборке этой страницы.',
    name: 'Имя',
    does: 'Что делает',
    members: (name) => `Что есть у ${name}`,
    types: 'Типы',
    sameAs: 'Здесь есть всё, что экспортирует das-chess. Отличается только это:',
    entries: {
      'das-chess': 'Правила, партии, записи, рисунки и слова — сразу после импорта.',
      'das-chess/slim': 'То же с отдельным файлом .wasm и одним await init().',
      'das-chess/board': 'Регистрирует элемент <das-chess-board>.',
      'das-chess/tchess10': 'Вторая игра, TCHESS-10: свои правила и те же способы вызова.',
      'das-chess/tchess10/words': 'Её фигуры, ходы, исходы и ошибки простыми словами.',
      'das-chess/tchess10/board': 'Регистрирует элемент <tchess10-board>.',
    },
    sizes: 'Размеры',
    sizesLead: 'Измерено при сборке этой страницы, в тысячах байт.',
    file: 'Файл',
    raw: 'без сжатия',
    fileUses: {
      'dist/index.js': 'import из das-chess',
      'dist/slim.js': 'import из das-chess/slim, вместе с das-chess.wasm',
      'dist/das-chess.wasm': 'скомпилированные правила, для slim',
      'dist/board/index.js': 'элемент доски, поверх das-chess',
      'dist/das-chess.global.js': 'для тега script',
      'dist/board.global.js': 'для тега script, вместе с правилами',
      'dist/tchess10/index.js': 'import из das-chess/tchess10',
      'dist/tchess10.global.js': 'вторая игра, для тега script',
      'dist/tchess10.wasm': 'скомпилированные правила второй игры',
      'dist/tchess10/words.js': 'её слова, поверх das-chess/tchess10',
      'dist/tchess10/board/index.js': 'её доска, поверх das-chess/tchess10 и её слов',
      'dist/tchess10-board.global.js': 'её доска для тега script, вместе с правилами',
    },
    kilobytes: (bytes) => number('ru').format(bytes / 1000),
    documents: 'Документы (на английском)',
    document: {
      'rules.html': 'Правила Das Chess, с номерами и диаграммами',
      'notation.html': 'Запись позиций, ходов и партий',
      'tchess10-rules.html': 'Правила TCHESS-10',
    },
  },
}
