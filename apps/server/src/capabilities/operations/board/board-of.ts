import { randomUUID } from 'node:crypto'
import type { Board } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { SeenZones } from '@beckon/domain/board'
import { recentlyRead } from '../../../platform/recently-read.ts'
import { changesSince } from './changes-since.ts'
import type { BoardDeps } from './deps.ts'
import { readBoard } from './read-board.ts'
import { nextSnapshot, type Snapshot } from './snapshot.ts'

/** The sum of all orders of a rider is read this often. */
const CASH_MS = 30_000

export interface Boards {
  /** The board of a country as an operator sees it, whole or since a cursor. */
  of(country: CountryCode, seen: SeenZones, cursor: string | undefined): Promise<Board>
}

/**
 * Keeps the board of each country in memory and reads it again when an operator asks for one that is older than
 * `recentMs`: all operators of a process share the reading, and an answer has only what changed.
 */
export function createBoards(deps: BoardDeps, recentMs: number): Boards {
  const { clock } = deps
  const processId = randomUUID().slice(0, 8)
  const last = new Map<CountryCode, Snapshot>()
  const cash = cashOf(deps)
  const recent = recentlyRead({ clock, recentMs }, async (country: CountryCode) => {
    const read = await readBoard(deps, country, { cashOf: cash })
    const snapshot = nextSnapshot(last.get(country), read, clock.now().getTime())
    last.set(country, snapshot)
    return snapshot
  })
  return {
    async of(country, seen, cursor) {
      const snapshot = await recent.of(country)
      return { ...changesSince(snapshot, { seen, processId }, cursor), now: clock.now().getTime() / 1000 }
    },
  }
}

/** Reads the cash of riders again after a while, and of those who were not read before. */
function cashOf({ db, clock, earnings }: BoardDeps) {
  const known = new Map<string, { readonly minor: number; readonly until: number }>()
  return async (riderIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    const now = clock.now().getTime()
    const old = riderIds.filter((id) => (known.get(id)?.until ?? 0) <= now)
    const read = await earnings.cashInHand(db, old)
    for (const id of old) known.set(id, { minor: read.get(id) ?? 0, until: now + CASH_MS })
    return new Map(riderIds.map((id) => [id, known.get(id)?.minor ?? 0]))
  }
}
