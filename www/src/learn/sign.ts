/** The drawing beside a lesson's title; a puzzle has its number. */
import { pieceSvg } from 'das-chess'
import { html } from 'lit-html'
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js'
import type { Item } from './course.ts'
import { PUZZLES } from './puzzles.ts'

/** Decoration: the title says it in words. */
export const sign = (item: Item) =>
  html`<span class="sign" aria-hidden="true"
    >${
      item.kind === 'lesson' ? unsafeHTML(pieceSvg(item.lesson.sign)) : PUZZLES.indexOf(item.puzzle) + 1
    }</span
  >`
