import type { AttemptLimit } from '@beckon/domain/limits'
import {
  countAttempts,
  type CountedSubject,
  type NetworkLimit,
  subjectOf,
  subjectsOfNetwork,
} from '../attempts.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import { type Refusal, refuse } from '../refusal.ts'

/** Limits by network address: an office shares one, so these are wider. */
export interface AddressLimits {
  readonly signIn: NetworkLimit
  /** Accounts made: an office may open several on one morning. */
  readonly register: NetworkLimit
  /** Codes, links and vendor codes that are guessed. */
  readonly guess: NetworkLimit
}

/** `perAddress` failed sign-ins in a quarter of an hour; the others in proportion. */
export function addressLimits(perAddress: number): AddressLimits {
  const most = {
    windowSeconds: 900,
    firstWaitSeconds: 60,
    longestWaitSeconds: 900,
    isOfNetwork: true,
  } as const
  return {
    signIn: { ...most, maxAttempts: perAddress },
    guess: { ...most, maxAttempts: Math.ceil(perAddress * 0.6) },
    register: {
      maxAttempts: Math.ceil(perAddress * 0.4),
      windowSeconds: 3600,
      firstWaitSeconds: 300,
      longestWaitSeconds: 3600,
      isOfNetwork: true,
    },
  }
}

export interface AttemptCounter {
  /** `register`, `mail`, `guess`, `code`: each is counted on its own. */
  readonly what: string
  /** An address where the limit is of a network. */
  readonly who: string
  readonly limit: AttemptLimit | NetworkLimit
}

/** Counts the attempts before they are evaluated; a refusal contains the waiting time. */
export async function withinLimits(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  counted: readonly AttemptCounter[],
  tries: readonly CountedSubject[] = [],
): Promise<Refusal | undefined> {
  const wait = await countAttempts(db, [...counted.flatMap(subjectsOf), ...tries], clock.now())
  return wait > 0 ? refuse('auth.too-many-requests', { retry_after: wait }) : undefined
}

const subjectsOf = ({ what, who, limit }: AttemptCounter) =>
  'isOfNetwork' in limit ? subjectsOfNetwork(what, who, limit) : [{ subject: subjectOf(what, who), limit }]
