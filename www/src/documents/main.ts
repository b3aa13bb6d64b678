/** A document of the project: it stands in the page already. */
import { startShell } from '../shell/shell.ts'
import './documents.css'

const NOTE = { en: '', ru: 'Этот документ есть только на английском языке.' }

const { title } = document
const article = document.querySelector('.document')!
const note = document.createElement('p')
note.className = 'note'

startShell('learn', (language, main) => {
  document.title = title
  note.textContent = NOTE[language]
  note.hidden = note.textContent === ''
  if (!article.isConnected) main.append(note, article)
})
// What the address points to was taken out and put in again.
document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
