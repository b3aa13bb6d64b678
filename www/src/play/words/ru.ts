import type { Color, ErrorDetails, LegateMessage, Outcome } from 'das-chess'
import type { Words } from './words.ts'

const SIDE = { white: 'Белые', black: 'Чёрные' } as const

const REASONS: Readonly<Record<Outcome['reason'], string>> = {
  checkmate: 'Мат',
  stalemate: 'Пат',
  insufficientMaterial: 'Мат больше невозможен',
  threefold: 'Позиция повторилась трижды',
  fivefold: 'Позиция повторилась пять раз',
  fiftyMoves: 'Пятьдесят ходов без продвижения',
  seventyFiveMoves: 'Семьдесят пять ходов без продвижения',
  agreement: 'По соглашению Легатов',
  resignation: 'Партия сдана',
  other: 'Партия окончена',
}

/** What is wrong with a position, by the package's codes. */
const FAULTS: Readonly<Record<string, string>> = {
  not_a_position: 'Это не запись позиции.',
  field_count:
    'В записи позиции от одного до семи полей: доска, очередь хода, рокировка, взятие на проходе, край и два счётчика.',
  too_long: 'Запись позиции не длиннее 1000 знаков.',
  rank_count: 'На доске должно быть 10 горизонталей, разделённых знаком /.',
  rank_width: 'В горизонтали должно быть 10 полей.',
  bad_run: 'Число пустых полей подряд — от 1 до 10.',
  unknown_letter: 'Такой фигуры нет: есть K Q R B S M N A C V P, строчными — чёрные.',
  bad_passenger: 'Пассажира везёт только Корабль, и это Конь или Амазонка: S(N), S(a), s(n).',
  bad_air_piece: 'В воздухе бывают только ^P на b1, ^M на i1, ^p на b10 и ^m на i10.',
  king_count: 'У каждой стороны должен быть ровно один Король.',
  pawn_on_last_rank: 'Пешка не может стоять на последней горизонтали: она бы превратилась.',
  opponent_in_check: 'Сторона, которая только что ходила, оставила Короля под шахом.',
  bad_turn: 'Очередь хода — w или b.',
  bad_castling:
    'Рокировка — это - или часть белых и часть чёрных: K, затем A или A+, затем J или J+; так же k, a, j.',
  castling_without_king: 'Для рокировки Король должен стоять на исходном поле, f1 или f10.',
  castling_without_partner: 'Для рокировки в углу должен стоять её участник.',
  bad_en_passant: 'Взятие на проходе — это - или поле.',
  impossible_en_passant: 'Ни одна пешка не могла только что пройти это поле.',
  bad_edge: 'Край — это - или некоторые из A C a c, в этом порядке.',
  bad_half_moves: 'Счётчик полуходов — число от 0 до 9999.',
  bad_full_moves: 'Номер хода — число от 1 до 99999.',
}

/** What is wrong with a record, by the package's reasons; `it` is the text in quotes. */
const PROBLEMS: Readonly<Record<string, (it: string, details: ErrorDetails) => string>> = {
  no_game: () => 'В этом тексте нет партии.',
  several_games: () => 'Здесь начинается вторая партия, а нужна одна.',
  game_too_long: () => 'Запись партии не длиннее 4 МиБ.',
  comment_too_long: () => 'Комментарий не длиннее 64 КиБ.',
  unclosed_comment: () => 'Этот комментарий не закрыт.',
  unclosed_quote: () => 'Кавычки в этом теге не закрыты до конца строки.',
  bad_tag: (it) => `${it} — не тег: тег пишется [Имя "значение"].`,
  wrong_variant: (it) => `${it} — другая игра, не Das Chess.`,
  missing_start: () => 'В SetUp стоит 1, но начальной позиции FEN нет.',
  bad_start: (_, { faults }) =>
    ['Позиции в FEN не бывает.', ...(faults ?? []).map(({ code }) => FAULTS[code] ?? code)].join(' '),
  bad_result: (it) => `${it} — не результат: бывает 1-0, 0-1, 1/2-1/2 или *.`,
  unexpected_text: (it) => `${it} здесь ничего не значит.`,
  bad_nag: (it) => `${it} — не пометка: после $ нужно число от 0 до 255.`,
  misplaced_nag: (it) => `${it} не относится ни к какому ходу.`,
  misplaced_variation: () => 'Ещё нет хода, который этот вариант мог бы заменить.',
  unclosed_variation: () => 'Этот вариант не закрыт.',
  unopened_variation: () => 'Здесь нет открытого варианта.',
  too_deep: () => 'Варианты вложены слишком глубоко.',
  misplaced_result: (it) => `${it} стоит внутри варианта, там результата быть не может.`,
  invalid_move: (it) => `${it} — не ход.`,
  nullMove: (it) => `${it} — не ход: пропускать ход нельзя.`,
  illegal_move: (it) => `Так ходить нельзя: ${it}.`,
  ambiguous_move: (it) => `Под ${it} подходит несколько ходов.`,
  missing_promotion: (it) => `${it}: не сказано, в кого превращается пешка.`,
  move_after_end: (it) => `${it} стоит после конца партии.`,
  contradicting_result: (it) => `Результат ${it} противоречит тегам, ходам или Легатам.`,
}

const SAID: Readonly<Record<LegateMessage, (side: string, genitive: string) => string>> = {
  silent: (_, genitive) => `Легат ${genitive} снова молчит.`,
  draw: (side) => `${side} предлагают ничью.`,
  takeback: (side) => `${side} просят вернуть последний ход.`,
  resign: (side) => `${side} сдаются.`,
}

const GENITIVE: Readonly<Record<Color, string>> = { white: 'белых', black: 'чёрных' }

const quote = (text: string | undefined) =>
  text === undefined ? 'Это' : `«${text.length > 40 ? `${text.slice(0, 40)}…` : text}»`

export const RU: Words = {
  heading: 'Игра Das Chess',
  board: 'Доска',
  game: 'Партия',

  turn: { white: 'Ход белых', black: 'Ход чёрных' },
  check: { white: 'Ход белых, шах', black: 'Ход чёрных, шах' },
  outcome: ({ reason, winner }) => `${REASONS[reason]}: ${winner ? `победа ${GENITIVE[winner]}` : 'ничья'}`,
  over: 'Возьмите ход назад, чтобы пойти иначе, или начните новую партию.',
  hint: 'Выберите фигуру, затем одно из полей, отмеченных для неё.',
  behind: 'Отсюда партия уже продолжена. Другой ход станет вариантом.',
  claimable: {
    threefold: 'Позиция повторилась трижды: можно требовать ничью.',
    fiftyMoves: 'Пятьдесят ходов без продвижения: можно требовать ничью.',
  },

  takeBack: 'Назад',
  redo: 'Вперёд',
  flip: 'Повернуть',
  newGame: 'Новая партия',
  toStart: 'К началу',
  toEnd: 'К концу',

  moves: 'Ходы',
  noMoves: 'Ходов ещё нет.',
  start: 'Начало',
  variation: 'Вариант',
  makeMainLine: 'Сделать главным',
  madeMainLine: 'Теперь это главный вариант.',

  legates: 'Легаты',
  legate: { white: 'Белый Легат', black: 'Чёрный Легат' },
  says: {
    silent: 'молчит',
    draw: 'предлагает ничью',
    takeback: 'просит вернуть ход',
    resign: 'сдаётся',
  },
  said: (color, message) => SAID[message](SIDE[color], GENITIVE[color]),
  offerDraw: 'Предложить ничью',
  acceptDraw: 'Принять ничью',
  askTakeBack: 'Просить вернуть',
  grantTakeBack: 'Вернуть ход',
  withdraw: 'Отозвать',
  claimDraw: 'Требовать ничью',
  resign: 'Сдаться',
  resignQuestion: { white: 'Белые сдаются?', black: 'Чёрные сдаются?' },
  resignExplained: 'Другая сторона победит, и партия будет окончена.',
  cancel: 'Отмена',
  takenBack: 'Легаты согласны: ход возвращён.',
  atEndOnly: 'только в конце',
  onlyAtEnd: 'Легаты говорят в конце варианта.',

  position: 'Позиция',
  positionLabel: 'Запись позиции: скопировать или изменить',
  setUp: 'Расставить',
  setUpDone: 'Позиция расставлена.',
  field: {
    board: 'Доска',
    turn: 'Очередь хода',
    castling: 'Рокировка',
    enPassant: 'Взятие на проходе',
    edge: 'Край',
    halfMoves: 'Полуходы',
    fullMoves: 'Номер хода',
    text: 'Запись',
  },
  fault: ({ code, message }) => FAULTS[code] ?? message,
  atCharacter: (number) => `Знак ${number}:`,
  textEnd: '(конец)',

  record: 'Запись партии',
  recordLabel: 'Партия в PGN: скопировать или изменить',
  load: 'Загрузить',
  loaded: 'Партия загружена.',
  openFile: 'Открыть файл',
  recordPlace: (line, column, ply) => `Строка ${line}, столбец ${column}, полуход ${ply}:`,
  recordProblem: ({ details }) => {
    const say = PROBLEMS[details.reason ?? '']
    return say ? say(quote(details.text), details) : `Запись не читается (${details.reason}).`
  },
  legalThere: (count) => (count === 1 ? 'Единственный возможный ход:' : `Из возможных ходов (их ${count}):`),
  fits: 'Возможно, это:',

  share: 'Поделиться',
  shareExplained: 'Вся партия — в самой ссылке. На сервер ничего не посылается, и там ничего не хранится.',
  link: 'Ссылка на эту партию',
  copy: 'Копировать',
  copyLink: 'Копировать ссылку',
  copied: 'Скопировано.',
  linkTooLong: 'Эта партия слишком велика для ссылки. Сохраните PGN и пошлите файл.',
  linkCopied: 'Ссылка скопирована.',
  clipboardClosed: 'Браузер не пускает в буфер обмена. Текст выделен: скопируйте его клавишами.',
  downloadRecord: 'Сохранить PGN',
  downloadPicture: 'Сохранить рисунок (SVG)',
  linkLoaded: 'На доске партия из ссылки.',
  linkBroken: 'Ссылка повреждена: целой партии в ней нет. Попросите её ещё раз; ваша партия не тронута.',

  newGameStarted: 'Новая партия.',
  bringBack: 'Вернуть прежнюю',
  broughtBack: 'Прежняя партия снова на доске.',
  dismiss: 'Закрыть',
}
