import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { documents } from './build/documents.js'
import { offline } from './build/offline.js'
import { packageFacts } from './build/package.js'
import { contentPolicy } from './build/policy.js'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  // Relative addresses: the built page works in any folder of any host.
  base: './',
  plugins: [contentPolicy, documents, packageFacts, offline],
  build: {
    target: 'es2022',
    // What the bundles hold of others says whose it is.
    license: { fileName: 'licenses.txt' },
    // No data: addresses; the content policy would refuse them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The rules are in the bundle, as text.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: {
        index: at('index.html'),
        learn: at('learn.html'),
        tchess10: at('tchess10.html'),
        developers: at('developers.html'),
        rules: at('rules.html'),
        notation: at('notation.html'),
        'tchess10-rules': at('tchess10-rules.html'),
        sw: at('worker/sw.ts'),
      },
      output: {
        // The rules are by far the largest part, and the one that all pages share.
        codeSplitting: {
          groups: [
            { name: 'second-rules', test: /[\\/]pkg[\\/]dist[\\/]tchess10[\\/]/ },
            { name: 'rules', test: /[\\/]pkg[\\/]dist[\\/](?!tchess10)/ },
          ],
        },
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  // The package is linked from ../pkg, outside of this folder.
  server: { fs: { allow: ['..'] } },
})
