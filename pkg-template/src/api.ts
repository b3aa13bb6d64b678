import type { Loader } from './load/glue.js'

let loader: Loader

/** @internal */
export function setLoader(value: Loader): void {
  loader = value
}

/** The version of the rules engine, which is the package's. */
export function version(): string {
  return loader.get().version()
}
