/** The package as its users have it. It lies beside the command line's own files, and is not bundled once more. */
export * from '../index.js'
