import type { BoardState } from './board-state.ts'
import type { Move } from './moves.ts'

/**
 * The versions that the changes of this operator have led to. The next change of the same order may be asked for while the
 * first one is on its way: it is based on what the first one leads to, and not on a change of another operator.
 */
export interface OwnVersions {
  /** Stores that a change has led from its version to the one that the board now has. */
  add(move: Move, state: BoardState): void
  /** Returns a change with the version that the own changes since then have led to. */
  renewed(move: Move): Move
}

/** Older changes are on the board by then. */
const STORED = 100

export function createOwnVersions(): OwnVersions {
  const next = new Map<string, string | number>()
  return {
    add(move, { orders, riders }) {
      const version =
        move.kind === 'stops' ? riders.get(move.riderId)?.stops_version : orders.get(move.orderId)?.version
      if (version !== undefined && version !== move.version) next.set(keyOf(move, move.version), version)
      const [oldest] = next.keys()
      if (next.size > STORED && oldest !== undefined) next.delete(oldest)
    },
    renewed(move) {
      let version: string | number = move.version
      for (
        let later = next.get(keyOf(move, version));
        later !== undefined;
        later = next.get(keyOf(move, version))
      )
        version = later
      return { ...move, version } as Move
    },
  }
}

const keyOf = (move: Move, version: string | number): string =>
  `${move.kind === 'stops' ? move.riderId : move.orderId} ${version}`
