// Style sheets of the board: a source imports one as a text, without what is there for readers.
import { readFileSync } from 'node:fs'

/** A plugin of esbuild. */
export const styles = {
  name: 'styles',
  setup({ onLoad, esbuild }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await esbuild.transform(readFileSync(path, 'utf8'), { loader: 'css', minify: true })
      // Spaces that esbuild leaves: of sums and custom properties.
      return { contents: code.trim().replace(/ ([*/]) |([:,]) /g, '$1$2'), loader: 'text' }
    })
  },
}
