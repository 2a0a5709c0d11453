import type { SignInName } from '@beckon/domain/account'
import type { CountryCode } from '@beckon/domain/country'
import {
  accountLimit,
  type AttemptLimit,
  codeLimit,
  homeTextLimit,
  mailLimit,
  textAbroadLimit,
  globalLimitFactor,
} from '@beckon/domain/limits'
import { isOfCountry } from '@beckon/domain/phone'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import {
  type AccountTries,
  countAttempts,
  type CountedSubject,
  type NetworkLimit,
  subjectOf,
  subjectsOfNetwork,
} from '../../../platform/attempts.ts'

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

/** Returns the text budget that a registration counts against; none where it is confirmed by email. */
export function textsCounted(name: SignInName, country: CountryCode): readonly CountedSubject[] {
  if (name.kind !== 'text') return []
  return isOfCountry(name.value, country)
    ? [{ subject: subjectOf('texts-home', country), limit: homeTextLimit }]
    : [{ subject: subjectOf('texts-abroad', country), limit: textAbroadLimit }]
}

/** Wrong passwords. */
export const signInTries = (account: string): AccountTries => ({
  what: 'account',
  account,
  limit: accountLimit,
  globalLimitFactor: globalLimitFactor.password,
})

/** Codes typed for a forgotten password. */
export const codeTries = (account: string): AccountTries => ({
  what: 'code',
  account,
  limit: codeLimit,
  globalLimitFactor: globalLimitFactor.code,
})

/** Codes and links that are sent to one recipient, who is the same in all countries. */
export const mailTries = (name: SignInName): AccountTries => ({
  what: 'mail',
  account: name.value.toLowerCase(),
  limit: mailLimit,
  globalLimitFactor: globalLimitFactor.mail,
})

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
