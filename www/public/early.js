// Runs before the first paint, so that neither colours nor language flash; all else is in src/shell/.
{
  const read = (key) => {
    try {
      return localStorage.getItem(`das-chess:${key}`)
    } catch {
      return null
    }
  }
  const root = document.documentElement
  const theme = read('theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  const language = read('language') ?? navigator.language.slice(0, 2)
  root.lang = language === 'ru' ? 'ru' : 'en'
  // Taken away by the shell; base.css does without it after a while.
  root.classList.add('starting')
}
