/** What every way of loading has in common: how a module becomes the one instance behind the bindings. */
import * as bindings from '../../generated/bindings.js'
import { __wbg_reset_state as renew, initSync } from '../../generated/glue.js'

/** The functions of the compiled rules, under the names that `src/wasm` gives them. */
export type Bindings = typeof bindings

/** A source of the bindings, one for each entry of the package. */
export interface Loader {
  /** The running bindings, started now if need be; throws where that can't be. */
  get(): Bindings
  /** Puts a new instance in place of one that trapped; no one has to be told. */
  reset(): void
}

/** A loader that starts with whatever module `find` gives, at the first call. */
export function loaderOf(find: () => BufferSource | WebAssembly.Module) {
  let started = false
  let tried = false
  const start = (module: BufferSource | WebAssembly.Module) => {
    if (started) return
    const again = tried
    tried = true
    initSync({ module })
    // The glue keeps an instance whose start failed half-way (on an exhausted stack): it is replaced.
    if (again) renew()
    started = true
  }
  return {
    get(): Bindings {
      if (!started) start(find())
      return bindings
    },
    reset(): void {
      if (started) renew()
    },
    /** Starts with this module, unless started already. */
    start,
    /** True once there is an instance. */
    get started() {
      return started
    },
  }
}
