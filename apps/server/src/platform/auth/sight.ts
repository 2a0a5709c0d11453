import type { CallSubject, ErrorCode } from '@beckon/contract'
import type { SeenZones } from '@beckon/domain/board'
import type { CountryCode } from '@beckon/domain/country'
import { type Refusal, refuse } from '../refusal.ts'

/** The subject of a call of an operator with zones. */
export interface SeenSubject {
  readonly country: CountryCode
  readonly id: string
  readonly zones: NonNullable<SeenZones>
}

/** Whether something lies in the zones of an operator; false also for something unknown. */
export type SightCheck = (subject: SeenSubject) => Promise<boolean>

interface Entry {
  readonly isSeen: SightCheck
  /** The refusal of something unknown: one outside of the zones is refused alike. */
  readonly unknown: ErrorCode
}

/** Registry of what operators with zones see; the capability of each subject registers one. */
export interface Sight {
  add(kind: CallSubject, unknown: ErrorCode, isSeen: SightCheck): void
  refusalOf(kind: CallSubject, subject: SeenSubject): Promise<Refusal | undefined>
}

export function createSight(): Sight {
  const entries = new Map<CallSubject, Entry>()
  return {
    add: (kind, unknown, isSeen) => void entries.set(kind, { unknown, isSeen }),
    async refusalOf(kind, subject) {
      const entry = entries.get(kind)
      if (!entry) throw new Error(`nothing is known about the zones of ${kind}`)
      return (await entry.isSeen(subject)) ? undefined : refuse(entry.unknown)
    },
  }
}
