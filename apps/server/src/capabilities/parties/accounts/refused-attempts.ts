import type { CountryCode } from '@beckon/domain/country'
import { hashOf } from './registration/secrets.ts'
import type { AccountDeps, Visitor } from './deps.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { widestNetworkOf } from '../../../platform/http/limits/network-of.ts'
import { isRefusal, type Refusal } from '../../../platform/refusal.ts'
import { createSampler, type Sampler } from '../../../platform/sampler.ts'

const USER_AGENT_LENGTH = 300

export interface Refused {
  readonly country: CountryCode
  readonly call: string
  readonly code: string
  readonly account: string | undefined
  readonly address: string
  readonly userAgent: string
  readonly now: Date
}

/** Groups attempts on the same account. */
export const accountHashOf = (country: CountryCode, name: string): string =>
  hashOf(`${country}:${name.trim().toLowerCase()}`).slice(0, 16)

/** For inspection by an operator. The typed name is not stored, only a hash that identifies repeated attempts. */
async function insertRefused(db: Database, refused: Refused): Promise<void> {
  const { account } = refused
  await db
    .insertInto('refused_attempt')
    .values({
      country: refused.country,
      call: refused.call,
      code: refused.code,
      account_hash: account === undefined ? null : accountHashOf(refused.country, account),
      address: refused.address,
      user_agent: refused.userAgent.slice(0, USER_AGENT_LENGTH),
      created_at: refused.now,
    })
    .execute()
}

/** A waiting network is recorded once in 15 minutes by country and call, however often it tries. */
export const waitSampler = (clock: Clock): Sampler => createSampler(clock, { most: 1, windowSeconds: 900 })

export interface RecordedAttempt {
  readonly call: string
  /** The typed name; only its hash is stored. */
  readonly account?: string
}

/** Runs an attempt and records it if it is refused. */
export async function recordingRefusals<T>(
  { db, clock, sampleWaits }: Pick<AccountDeps, 'db' | 'clock' | 'sampleWaits'>,
  { country, address, userAgent }: Visitor,
  { call, account }: RecordedAttempt,
  work: () => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const answer = await work()
  if (!isRefusal(answer)) return answer
  const { refused: code } = answer
  const isLeftOut =
    code === 'auth.too-many-requests' &&
    sampleWaits(`${country} ${call} ${widestNetworkOf(address)}`) === undefined
  if (!isLeftOut) {
    await insertRefused(db, { country, call, code, account, address, userAgent, now: clock.now() })
  }
  return answer
}
