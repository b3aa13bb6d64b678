/** What every way of loading has in common: how a module becomes the one instance behind the bindings. */

/** A source of the rules, one for each entry of the package. */
export interface Loader {
  /** Starts the rules, unless they are started; throws where that can't be. */
  ready(): void
  /** Puts a new instance in place of one that trapped; no one has to be told. */
  reset(): void
}

/** What there is to a module besides its functions. */
export interface Glue {
  /** Puts an instance of this module behind the functions. */
  instantiate(module: Source): void
  /** Puts a new instance of the same module there. */
  renew(): void
}

export type Source = BufferSource | WebAssembly.Module

/** A loader that starts with whatever module `find` gives, at the first call. */
export function loaderOf({ instantiate, renew }: Glue, find: () => Source) {
  let started = false
  const start = (module: Source) => {
    if (started) return
    instantiate(module)
    started = true
  }
  return {
    ready(): void {
      if (!started) start(find())
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
