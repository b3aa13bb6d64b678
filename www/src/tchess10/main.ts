/** The page of TCHESS-10. Header and footer come first; the rules, which are large, a moment later. */
import { startShell } from '../shell/shell.ts'

const main = startShell('tchess10')
const { openPage } = await import('./page.ts')
openPage(main)
