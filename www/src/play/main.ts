/** The page to play on. Header and footer come first; the rules, which are large, a moment later. */
import { startShell } from '../shell/shell.ts'

const main = startShell('play')
const { openPage } = await import('./page.ts')
await openPage(main)
