import 'das-chess/board'
import { Game, randomMove } from 'das-chess'
import type { DasChessBoardElement, DasChessBoardEventMap } from 'das-chess/board'
import { useEffect, useRef, useState } from 'react'

/** A game against chance: the state is the `Game` and how far it has come; the board shows it and takes the moves. */
export function Play() {
  const [game] = useState(() => new Game())
  const [ply, setPly] = useState(0)
  const board = useRef<DasChessBoardElement>(null)

  // Black answers when the move before has been shown.
  useEffect(() => {
    if (game.turn === 'white' || game.outcome) return
    let current = true
    void board.current!.setPosition(game.position).then((shown) => {
      const move = current && shown && randomMove(game.position)
      if (!move) return
      game.move(move)
      setPly(game.ply)
    })
    return () => {
      current = false
    }
  }, [game, ply])

  function moved({ detail }: DasChessBoardEventMap['move']) {
    game.move(detail.move)
    setPly(game.ply)
  }

  function takeBack() {
    game.undo()
    if (game.turn === 'black') game.undo()
    setPly(game.ply)
  }

  const { outcome } = game
  return (
    <main>
      <h1>Das Chess</h1>
      <das-chess-board
        ref={board}
        position={game.position}
        lastMove={game.node.move ?? null}
        color="white"
        mode={outcome ? 'view' : 'play'}
        onmove={moved}
      />
      <p role="status">
        {outcome ? `Won by ${outcome.winner ?? 'nobody'}` : `${ply} plies, ${game.turn} to move`}
      </p>
      <button onClick={takeBack} disabled={ply === 0}>
        Take back
      </button>
    </main>
  )
}
