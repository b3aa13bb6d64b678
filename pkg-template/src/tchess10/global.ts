/** `das-chess/tchess10` for a script tag, which has one global: with the words. */
export * from './index.js'
export * from './words.js'
