/** Makes the site work without a network after the first visit. */

/** Only the built site has a worker; a page that is served without https, or a browser that forbids it, goes without. */
export function goOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const start = () => {
    navigator.serviceWorker.register(new URL('sw.js', document.baseURI), { scope: './' }).catch(() => {
      // Nothing is lost but being offline, and nobody asked for that.
    })
  }
  // Behind all that the page itself needs.
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
