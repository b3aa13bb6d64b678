/**
 * The board's looks. Public custom properties `--board-*` are documented in the package's README; they are read
 * once, here, into private ones. `--u` is the side of a square. Colors follow `color-scheme`.
 */

/** Every color: in light surroundings and, where it is another, in dark ones. */
const COLORS = `
light ece3cd b3b09f
dark 86a3ad 5f7a86
edge c9cdc4 7f867f
frame 3c4a55 20282e
coordinates f3ecdb d9d5c7
last-move e3a92b c9921a
check d7362b
selected 7fbf5f 6fae50
target 1b2a33
mark 6b2c86
arrow b4441c
focus 0b57d0
white-fill fffdf7
white-stroke 26232b
white-detail 26232b
black-fill 34303c 2b2733
black-stroke 100e14
black-detail f1e9d8`
  .trim()
  .replace(
    /(.+?) (\w+) ?(.*)\n?/g,
    (_, name, light, dark) => `--_${name}:var(--board-${name},light-dark(#${light},#${dark || light}));`,
  )

const CSS = `
:host{display:block;container-type:inline-size;font-family:var(--board-font,system-ui,sans-serif);${COLORS}}
:host([hidden]){display:none}
:host([theme=light]){color-scheme:light}
:host([theme=dark]){color-scheme:dark}
.board{direction:ltr;position:relative;isolation:isolate;--u:calc(100cqi/var(--w));--line:max(1px,.05*var(--u));--bold:max(2px,.08*var(--u));height:calc(var(--h)*var(--u));-webkit-user-select:none;user-select:none;-webkit-touch-callout:none;-webkit-tap-highlight-color:transparent}
.at{position:absolute;left:calc(var(--x)*var(--u));top:calc(var(--y)*var(--u));width:calc(var(--w,1)*var(--u));height:calc(var(--h,1)*var(--u))}
.at,.at *{box-sizing:border-box}
.frame{background:var(--_frame);border-radius:calc(.1*var(--u))}
.label{--w:0;--h:0;display:grid;place-content:center;color:var(--_coordinates);font-weight:700;font-size:max(.3*var(--u),min(.5*var(--u),11px));line-height:1}
.beside::before{content:"";position:absolute;z-index:-1;inset:calc(-.25*var(--u)) calc(-.52*var(--u));background:var(--_frame)}
.cell{--w:1;--h:1;background:var(--_light);outline:0;touch-action:manipulation}
.dark{background:var(--_dark)}
.edge{background:var(--_edge);border-radius:calc(.1*var(--u));box-shadow:inset 0 0 0 var(--line) var(--_frame)}
.target{cursor:pointer}
.movable{cursor:grab;touch-action:none}
.dragging .cell{cursor:grabbing}
.busy .cell{cursor:progress}
.cell::before,.cell::after,.hint,.piece,.piece::before,.piece::after,.hint::before,.hint::after{position:absolute;inset:0;border-radius:inherit;pointer-events:none}
.cell::before,.last-from::before{content:""}
.last-to::before,.last-from::before{background:color-mix(in srgb,var(--_last-move) 60%,#0000);border:var(--line) solid var(--_frame)}
.last-from::before{border-style:dashed}
.selected::before,.waiting::before{background:color-mix(in srgb,var(--_selected) 75%,#0000);border:var(--bold) double var(--_frame)}
.over::before{box-shadow:inset 0 0 0 var(--bold) var(--_target)}
.cell:focus-visible::after{content:"";z-index:4;border:var(--bold) solid var(--_focus);box-shadow:inset 0 0 0 var(--line) #fff}
.piece,.sprite{z-index:2;pointer-events:none}
.ghost svg{opacity:.35}
svg{display:block;width:100%;height:100%}
.check .piece::before,.check .piece::after{content:"";inset:10%;z-index:-1;background:var(--_check)}
.check .piece::after{rotate:45deg}
.sign{fill:none;stroke:var(--_frame);stroke-width:8;stroke-linecap:round;stroke-linejoin:round;opacity:.6}
.hint{z-index:3}
.lower .hint::before,.upper .hint::after{content:"";inset:37%;border:var(--bold) solid var(--_target);box-shadow:0 0 0 var(--line) #fff9}
.lower .hint::before{border-radius:50%;background:var(--_target)}
.upper .hint::after{rotate:45deg;background:#fff}
.lower.upper .hint::after{inset:25%;background:none}
.occupied.lower .hint::before{inset:2%;background:none}
.occupied.upper .hint::after{inset:16%;background:none}
.overlay{position:absolute;inset:0;z-index:4;pointer-events:none}
.mark{fill:none;stroke:var(--_mark);stroke-width:.07}
.arrow{fill:var(--_arrow);opacity:.8}
.sprite{z-index:5}
.gone{z-index:3}
.dragged{z-index:6}
.corner{position:absolute}
dialog{position:fixed;margin:0;padding:8px;border:1px solid;border-radius:10px;color:CanvasText;background:Canvas;font-size:14px}
dialog::backdrop{background:#0003}
.choices{display:grid;grid-template-columns:repeat(var(--n),1fr);gap:4px;margin:6px 0}
button,input{font:inherit;min-height:44px;border-radius:7px}
.choice{min-width:64px;font-size:12px}
.choice svg{width:40px;height:40px;margin:auto;background:var(--_dark)}
:focus-visible{outline:3px solid var(--_focus);outline-offset:1px}
.cancel{width:100%}
.entry{display:flex;flex-wrap:wrap;gap:6px;align-items:center;margin-top:8px}
.entry input{flex:1 1 8em;min-width:0;font-size:16px;padding:0 10px}
.entry p{flex-basis:100%;margin:0;min-height:1.3em}
.aside{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media (forced-colors:active){
.board,dialog svg{forced-color-adjust:none}
:host{--_light:Canvas;--_dark:color-mix(in srgb,CanvasText 28%,Canvas);--_edge:Canvas;--_frame:CanvasText;--_coordinates:Canvas;--_last-move:Highlight;--_selected:Highlight;--_target:CanvasText;--_mark:LinkText;--_arrow:LinkText;--_focus:Highlight;--_black-stroke:#fff}
}
@media print{
.board{print-color-adjust:exact;-webkit-print-color-adjust:exact;break-inside:avoid}
.hint,.entry,.dragged{display:none}
.selected::before{background:none;border:0}
.ghost svg{opacity:1}
}`

let sheet: CSSStyleSheet | undefined

/** The one style sheet of all boards. */
export function styleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(CSS)
  }
  return sheet
}
