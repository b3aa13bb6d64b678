/** What every way of loading has in common: how a module becomes the one instance behind the bindings. */

/** A source of the bindings, one for each entry of the package. */
export interface Loader<Bindings> {
  /** The running bindings, started now if need be; throws where that can't be. */
  get(): Bindings
  /** Puts a new instance in place of one that trapped; no one has to be told. */
  reset(): void
}

/** What wasm-bindgen makes for a module. */
export interface Glue<Bindings> {
  /** The functions of the compiled rules, under the names that `src/wasm` gives them. */
  readonly bindings: Bindings
  initSync(source: { module: BufferSource | WebAssembly.Module }): unknown
  /** Makes a new instance of the same module. */
  renew(): void
}

export type Source = BufferSource | WebAssembly.Module

/** A loader that starts with whatever module `find` gives, at the first call. */
export function loaderOf<Bindings>({ bindings, initSync, renew }: Glue<Bindings>, find: () => Source) {
  let started = false
  let tried = false
  const start = (module: Source) => {
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
