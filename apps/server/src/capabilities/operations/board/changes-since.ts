import type { Board } from '@beckon/contract'
import { type SeenZones, seesOrder } from '@beckon/domain/board'
import type { Side, Snapshot } from './snapshot.ts'

/** Clocks of processes differ, and a process may read a change later than another one. */
const OVERLAP_MS = 5000

interface Viewer {
  readonly seen: SeenZones
  /** Id of this process. */
  readonly processId: string
}

/** Returns the board of a viewer, whole or since a cursor. */
export function changesSince(
  snapshot: Snapshot,
  { seen, processId }: Viewer,
  cursor: string | undefined,
): Omit<Board, 'now'> {
  const after = momentOf(cursor, { seen, processId })
  const isFull = after === undefined || after < snapshot.from
  const since = isFull ? Number.NEGATIVE_INFINITY : after
  const orders = sideSince(snapshot.orders, since, seen)
  const riders = sideSince(snapshot.riders, since, seen)
  return {
    cursor: [processId, snapshot.at.toString(36), scopeOf(seen)].join('.'),
    full: isFull,
    orders: orders.changed,
    riders: riders.changed,
    removed: isFull ? [] : orders.removed,
    removed_riders: isFull ? [] : riders.removed,
  }
}

/** Another scope of zones needs the whole board. */
const scopeOf = (seen: SeenZones): string => (seen === null ? '' : hashOf(seen.join(' ')))

function hashOf(text: string): string {
  let hash = 0
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647
  return hash.toString(36)
}

/** The moment after which changes are new to the holder of a cursor; undefined where it needs the whole board. */
function momentOf(cursor: string | undefined, { seen, processId }: Viewer): number | undefined {
  const [process, moment = '', scope] = cursor?.split('.') ?? []
  const at = Number.parseInt(moment, 36)
  if (process === undefined || scope !== scopeOf(seen) || !Number.isSafeInteger(at)) return undefined
  return process === processId ? at : at - OVERLAP_MS
}

function sideSince<T>({ items, gone }: Side<T>, since: number, seen: SeenZones) {
  const isSeen = (zones: readonly string[] | null) => zones === null || seesOrder(seen, zones)
  const wasSeen = (earlier: ReadonlySet<string>) => seesOrder(seen, [...earlier])
  const changed = [...items].filter(([, { changedAt }]) => changedAt > since)
  const hidden = changed.filter(([, { zones, earlier }]) => !isSeen(zones) && wasSeen(earlier))
  const left = gone.filter(({ at, zones, earlier }) => at > since && (isSeen(zones) || wasSeen(earlier)))
  return {
    changed: changed.flatMap(([, { item, zones }]) => (isSeen(zones) ? [item] : [])),
    removed: [...hidden.map(([id]) => id), ...left.map(({ id }) => id)].filter((id, place, all) => {
      const now = items.get(id)
      return all.indexOf(id) === place && !(now && isSeen(now.zones))
    }),
  }
}
