/** A module that is part of the JavaScript and starts at the first call: nothing to fetch, nothing to await. */
import { decode, type InlineText } from './decode.js'
import { notStarted } from './failure.js'
import { type Glue, type Loader, loaderOf } from './loader.js'

export function inlined(glue: Glue, text: InlineText): { loader: Loader; init: () => Promise<void> } {
  const loader = loaderOf(glue, () => decode(text))
  return {
    loader,
    async init() {
      try {
        if (!loader.started) loader.start(await WebAssembly.compile(decode(text)))
      } catch (error) {
        throw notStarted(error)
      }
    },
  }
}
