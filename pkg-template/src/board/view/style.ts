/**
 * The board's looks. Public custom properties `--board-*` are documented in the package's README; they are read
 * once, here, into private ones. `--u` is the side of a square. Colors follow `color-scheme`.
 */

import { attributeOf } from '../properties.js'

/** Every color: in light surroundings and, where it is another, in dark ones. */
const COLORS = `light ece3cd b3b09f
dark 86a3ad 5f7a86
edge c9cdc4 7f867f
frame 3c4a55 20282e
coordinates f3ecdb d9d5c7
lastMove e3a92b
check d7362b
selected 7fbf5f
target 1b2a33
mark 6b2c86
arrow b4441c
focus 0b57d0
whiteFill fffdf7
whiteStroke 26232b
whiteDetail 26232b
blackFill 34303c
blackStroke 100e14
blackDetail f1e9d8`.replace(
  /(\w+) (\w+) ?(.*)\n?/g,
  (_, name: string, light, dark) =>
    `--_${name}:var(--board-${attributeOf(name)},light-dark(#${light},#${dark || light}));`,
)

const CSS = `:host{display:block;container-type:inline-size;font-family:var(--board-font,system-ui,sans-serif);${COLORS}}
:host([hidden]){display:none}
.board{direction:ltr;position:relative;isolation:isolate;--u:calc(100cqi/var(--width));--line:max(1px,.05*var(--u));--bold:max(2px,.08*var(--u));--w:1;--h:1;height:calc(var(--height)*var(--u));-webkit-user-select:none;user-select:none;-webkit-tap-highlight-color:#0000}
.at{position:absolute;left:calc(var(--x)*var(--u));top:calc(var(--y)*var(--u));width:calc(var(--w)*var(--u));height:calc(var(--h)*var(--u))}
.frame,.edge{background:var(--_frame);border-radius:calc(.1*var(--u))}
.coordinate{--w:0;--h:0;display:grid;place-content:center;color:var(--_coordinates);font-weight:700;font-size:clamp(.3*var(--u),11px,.5*var(--u));line-height:1}
.beside{color:inherit}
@container (width<420px){.coordinate{scale:.7 1}}
.cell{background:var(--_light);outline:0;touch-action:manipulation}
.dark{background:var(--_dark)}
.edge{background:var(--_edge);box-shadow:inset 0 0 0 var(--line) var(--_frame)}
.target{cursor:pointer}
.movable{cursor:grab;touch-action:none}
.dragging *{cursor:grabbing}
.busy *{cursor:progress}
.cell>*,.cell::before,.cell::after,.cell ::before,.cell ::after{position:absolute;inset:0;border-radius:inherit;pointer-events:none}
.last-from::before,.last-to::before,.selected::before,.waiting::before,.over::before{content:"";background:color-mix(in srgb,var(--_lastMove) 60%,#0000);border:var(--line) solid var(--_frame)}
.last-from::before{border-style:dashed}
.selected::before,.waiting::before{background:color-mix(in srgb,var(--_selected) 75%,#0000);border:var(--bold) double var(--_frame)}
.over::before{background:#fff6;border:var(--bold) solid var(--_target)}
.cell:focus-visible::after{content:"";z-index:4;border:var(--bold) solid var(--_focus);box-shadow:inset 0 0 0 var(--line) #fff}
.piece,.sprite{z-index:2;pointer-events:none}
.ghost svg{opacity:.35}
svg{display:block;width:100%;height:100%}
.check .piece::before,.check .piece::after{content:"";inset:16%;z-index:-1;background:var(--_check)}
.check .piece::after,.upper .hint::after{rotate:45deg}
.sign{fill:none;stroke:var(--_frame);stroke-width:8;stroke-linecap:round;opacity:.6}
.hint{z-index:3}
.lower .hint::before,.upper .hint::after{content:"";inset:37%;border:var(--bold) solid var(--_target);box-shadow:0 0 0 var(--line) #fff9;background:#fff}
.lower .hint::before{border-radius:50%;background:var(--_target)}
.lower.upper .hint::after{inset:25%;background:none}
.occupied.lower .hint::before{inset:2%;background:none}
.occupied.upper .hint::after{inset:16%;background:none}
.overlay{position:absolute;inset:0;z-index:4;pointer-events:none}
.mark{fill:none;stroke:var(--_mark);stroke-width:.07}
.arrow{fill:var(--_arrow);opacity:.8}
.sprite{z-index:5}
.gone{z-index:3}
.dragged{z-index:6}
dialog[open]{display:grid;grid-template-columns:repeat(var(--n),1fr);gap:4px;padding:8px;border:1px solid;border-radius:7px;color:CanvasText;background:Canvas;font-size:14px}
@supports(position-area:top){.cell[tabindex="0"]{anchor-name:--here}dialog[open]{position-anchor:--here;inset:auto;margin:4px 0;max-height:none;position-area:bottom;position-try:flip-block,--mid}}
@position-try --mid{inset:0;margin:auto;position-area:none}
button,input{font:inherit;min-height:44px;border:1px solid;border-radius:7px;color:inherit;background:Field}
.choice{min-width:64px;font-size:12px}
.choice svg{width:40px;height:40px;margin:auto;background:var(--_dark)}
p,.cancel{grid-column:1/-1}
form{display:flex;flex-wrap:wrap;gap:6px;align-items:center;margin-top:8px}
[aria-invalid=true]{outline:2px solid var(--_check)}
input{flex:1 1 8em;font-size:16px;padding:0 10px}
p{margin:0;flex-basis:100%;min-height:1lh}
.aside{position:absolute;clip-path:inset(50%)}
@media (forced-colors:active){
.board,svg{forced-color-adjust:none}
:host{--_light:Canvas;--_dark:color-mix(in srgb,CanvasText 28%,Canvas);--_edge:Canvas;--_frame:CanvasText;--_coordinates:Canvas;--_lastMove:Highlight;--_selected:Highlight;--_target:CanvasText;--_mark:LinkText;--_arrow:LinkText;--_focus:Highlight;--_blackStroke:#fff}
}
@media print{
.board{print-color-adjust:exact;break-inside:avoid}
.hint,form{display:none}
.selected::before{content:none}
}`

let sheet: CSSStyleSheet | undefined

/** The one style sheet of all boards. */
export const styleSheet = (): CSSStyleSheet => (sheet ??= sheetOf(CSS))

export function sheetOf(text: string): CSSStyleSheet {
  const made = new CSSStyleSheet()
  made.replaceSync(text)
  return made
}
