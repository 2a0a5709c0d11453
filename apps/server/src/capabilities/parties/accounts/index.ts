import type { CountryCode } from '@beckon/domain/country'
import type { FastifyInstance } from 'fastify'
import { linkTo } from '../../../platform/deployments/link-to.ts'
import type { Platform } from '../../../platform/platform.ts'
import { SESSION_ENDED_TOPIC } from '../../../platform/live/session-ended.ts'
import { recentlyRead } from '../../../platform/recently-read.ts'
import type { Refusal } from '../../../platform/refusal.ts'
import type { NotifyService } from '../../settings/notify/index.ts'
import type { VendorsService } from '../vendors/index.ts'
import { addressLimits } from './limits.ts'
import type { Visitor } from './deps.ts'
import type { PasswordCheck } from '../../../platform/auth/passwords/password-hash.ts'
import { recordingRefusals, type RecordedAttempt, waitSampler } from './refused-attempts.ts'
import { accountRoutes } from './routes.ts'
import { readTokens } from './sessions/session-tokens.ts'
import { isOpenSession } from './sessions/session-store.ts'
import { retention } from './schema.ts'

export type { Visitor } from './deps.ts'
export { addressLimits, codeTries, mailTries, withinLimits } from './limits.ts'
export { hashPassword, type PasswordCheck } from '../../../platform/auth/passwords/password-hash.ts'
export { insertUser, type NewUser } from './registration/user-store.ts'

export interface AccountsService {
  routes(app: FastifyInstance): void
  /** Whether the session is still open. */
  isSignedIn(sessionId: string): Promise<boolean>
  /** Slow hashes of passwords and codes, with one queue for the process. */
  readonly passwords: PasswordCheck
  /** Runs an attempt of a person who is not signed in, and records it if it is refused. */
  recordingRefusals<T>(
    visitor: Visitor,
    attempt: RecordedAttempt,
    work: () => Promise<T | Refusal>,
  ): Promise<T | Refusal>
}

export interface RequiredServices {
  readonly notify: NotifyService
  readonly vendors: VendorsService
  /** Whether registration is closed in this country at the moment. */
  readonly isClosed: (country: CountryCode) => Promise<boolean>
}

/** Registration, login and sessions of accounts. */
export function accounts(platform: Platform, services: RequiredServices): AccountsService {
  const { db, clock, bus, callers, signer, config } = platform
  platform.retention.add(retention)
  const deps = {
    db,
    clock,
    bus,
    signer: signer('session'),
    passwords: platform.passwords,
    limits: addressLimits(config.attemptsPerAddress),
    sampleWaits: waitSampler(clock),
    ...services,
    linkTo: (deployment: Parameters<typeof linkTo>[1], path: `/${string}`) =>
      linkTo(config, deployment, path),
  }
  const sessions = recentlyRead(platform, async (sessionId: string) => ({
    isOpen: await isOpenSession(db, sessionId, clock.now()),
  }))
  bus.subscribe(SESSION_ENDED_TOPIC, (ids) => ids.forEach((id) => sessions.drop(String(id))))
  const isSignedIn = async (sessionId: string) => (await sessions.of(sessionId)).isOpen
  callers.recognise('vendor', async (authorization, country) => {
    const read = await readTokens(deps.signer, authorization, country)
    if (!read.ok) return read
    return (await isSignedIn(read.caller.sessionId)) ? read : { ok: false, code: 'auth.required' }
  })
  return {
    routes: (app) => accountRoutes(app, deps),
    isSignedIn,
    passwords: deps.passwords,
    recordingRefusals: (visitor, attempt, work) => recordingRefusals(deps, visitor, attempt, work),
  }
}
