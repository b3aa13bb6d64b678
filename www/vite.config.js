import { defineConfig } from 'vite'

const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** Puts the content policy into the built page. The development server needs inline styles, so it goes without. */
const contentPolicy = {
  name: 'content-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
      injectTo: 'head-prepend',
    },
  ],
}

export default defineConfig({
  // Relative addresses: the built page works in any folder of any host.
  base: './',
  plugins: [contentPolicy],
  build: {
    target: 'es2022',
    // No data: addresses; the content policy would refuse them.
    assetsInlineLimit: 0,
  },
  // The package is linked from ../pkg, outside of this folder.
  server: { fs: { allow: ['..'] } },
})
