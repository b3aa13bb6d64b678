// Two people at one board, and a list of their moves. board.global.js has registered the element.
const board = document.querySelector('das-chess-board')
const list = document.getElementById('moves')
const before = []

board.addEventListener('move', ({ detail }) => {
  before.push(detail.before)
  const item = document.createElement('li')
  item.textContent = detail.move.san
  list.append(item)
})

document.getElementById('flip').addEventListener('click', () => board.flip())

document.getElementById('back').addEventListener('click', () => {
  if (!before.length) return
  board.position = before.pop()
  list.lastElementChild.remove()
})
