// Style sheets of the board: a source imports one as a text, without what is there for readers.
import { readFileSync } from 'node:fs'

/** A string, which stays as it is, or else a declaration with a value that holds none. */
const DECLARATION = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|([{;][\w-]+:)([^{};"']*)(?=[;}])/g

/** Without the spaces that esbuild leaves in values: of products, and of custom properties. */
const tight = (all, name, value) => (name ? name + value.replace(/^ | ([*/]) |(,) /g, '$1$2') : all)

/** A plugin of esbuild. */
export const styles = {
  name: 'styles',
  setup({ onLoad, esbuild }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await esbuild.transform(readFileSync(path, 'utf8'), { loader: 'css', minify: true })
      return { contents: code.trim().replace(DECLARATION, tight), loader: 'text' }
    })
  },
}
