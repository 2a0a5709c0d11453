import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connect.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import { countAttempt, type Limit, subjectOf } from '../../platform/attempts.ts'

export { mailLimit } from '../../platform/attempts.ts'

/** What is counted by the address that it comes from: an office shares one, so these are wider. */
export interface AddressLimits {
  readonly signIn: Limit
  /** Accounts made: an office may open several on one morning. */
  readonly register: Limit
  /** Codes, links and vendor codes that are guessed. */
  readonly guess: Limit
}

/** `perAddress` failed sign-ins in a quarter of an hour; the others in proportion. */
export function addressLimits(perAddress: number): AddressLimits {
  const most = { windowSeconds: 900, firstWaitSeconds: 60, longestWaitSeconds: 900 }
  return {
    signIn: { ...most, failures: perAddress },
    guess: { ...most, failures: Math.ceil(perAddress * 0.6) },
    register: {
      failures: Math.ceil(perAddress * 0.4),
      windowSeconds: 3600,
      firstWaitSeconds: 300,
      longestWaitSeconds: 3600,
    },
  }
}

/** Codes typed for one account. */
export const codeLimit: Limit = {
  failures: 5,
  windowSeconds: 900,
  firstWaitSeconds: 60,
  longestWaitSeconds: 900,
}

export interface Counted {
  /** `register`, `mail`, `guess`, `code`: each is counted on its own. */
  readonly what: string
  readonly who: string
  readonly limit: Limit
}

/** Counts the tries before they are judged; a refusal says how long to wait. */
export async function withinLimits(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  counted: readonly Counted[],
): Promise<Refusal | undefined> {
  for (const { what, who, limit } of counted) {
    const wait = await countAttempt(db, subjectOf(what, who), limit, clock.now())
    if (wait > 0) return refuse('auth.too-many-requests', { retry_after: wait })
  }
  return undefined
}
