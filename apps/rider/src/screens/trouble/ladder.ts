import { DOOR_WAIT_SECONDS } from '@beckon/domain/limits'
import type { DoorTrouble } from '@beckon/domain/order'

/** Steps before the shop is asked, in their order. */
export type Rung = 'call' | 'message' | 'wait' | 'ask'

export interface LadderFacts {
  readonly cause: DoorTrouble
  readonly hasCalled: boolean
  /** Only a known number can be written to. */
  readonly canWrite: boolean
  readonly hasWritten: boolean
  /** Since when the rider waits at the closed door, in seconds since 1970. */
  readonly waitsSince: number | null
}

const rungsOf = ({ cause, canWrite }: Pick<LadderFacts, 'cause' | 'canWrite'>): readonly Rung[] => {
  // The customer has opened, or lives elsewhere: waiting would not help.
  if (cause !== 'UNREACHABLE') return ['ask']
  return canWrite ? ['call', 'message', 'wait', 'ask'] : ['call', 'wait', 'ask']
}

export interface LadderPlace {
  readonly rung: Rung
  /** Counted from 1. */
  readonly step: number
  readonly steps: number
  /** Seconds until the shop can be asked; null before the wait has begun. */
  readonly left: number | null
}

/** Returns the step that comes next at a time in seconds since 1970. */
export function ladderPlace(facts: LadderFacts, now: number): LadderPlace {
  const rungs = rungsOf(facts)
  const left = facts.waitsSince === null ? null : Math.max(0, facts.waitsSince + DOOR_WAIT_SECONDS - now)
  const isDone: Readonly<Record<Rung, boolean>> = {
    call: facts.hasCalled,
    message: facts.hasWritten,
    wait: left === 0,
    ask: false,
  }
  const rung = rungs.find((one) => !isDone[one]) ?? 'ask'
  return { rung, step: rungs.indexOf(rung) + 1, steps: rungs.length, left }
}

export interface WaitFacts {
  /** When the wait of this ladder began, as the draft has it. */
  readonly begun: number | null
  /** A wait that was reported before. */
  readonly waitingSince: number | null
  /** After a decision of the shop the rider tries once more, and waits again. */
  readonly decidedAt: number
}

/** Returns since when the rider waits for this ladder. */
export const waitOfLadder = ({ begun, waitingSince, decidedAt }: WaitFacts): number | null =>
  begun ?? (waitingSince !== null && waitingSince >= decidedAt ? waitingSince : null)
