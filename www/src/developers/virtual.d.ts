/** Made at build time from the package; see build/package.js. */
declare module 'virtual:package-api' {
  interface Described {
    readonly name: string
    /** In English. */
    readonly about: string
    readonly signatures: readonly string[]
  }

  interface Exported extends Described {
    readonly members: readonly Described[]
  }

  interface Entry {
    readonly name: string
    readonly values: readonly Exported[]
    readonly types: readonly Exported[]
  }

  const entries: readonly Entry[]
  export default entries
  export type { Described, Entry, Exported }
}

declare module 'virtual:package-sizes' {
  /** In bytes. */
  interface Size {
    readonly file: string
    readonly raw: number
    readonly gzip: number
  }

  const sizes: readonly Size[]
  export default sizes
}
