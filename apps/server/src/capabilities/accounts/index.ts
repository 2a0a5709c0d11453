import type { CountryCode } from '@beckon/domain/country'
import type { FastifyInstance } from 'fastify'
import { linkTo } from '../../platform/deployments/link-to.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { Platform } from '../../platform/platform.ts'
import type { NotifyDoor } from '../notify/index.ts'
import type { VendorsDoor } from '../vendors/index.ts'
import { type AccountChange, type AccountState, changeAccount, idOfAccount } from './change-account.ts'
import { addressLimits } from './limits.ts'
import { createPasswordCheck } from './password-hash.ts'
import { waitSampler } from './refused.ts'
import { accountRoutes } from './routes.ts'
import { readTokens } from './session-tokens.ts'
import { isOpenSession } from './session-store.ts'
import { retention } from './schema.ts'

export { hashPassword } from './password-hash.ts'
export { insertUser, type NewUser } from './user-store.ts'

export type { AccountState } from './change-account.ts'

export interface AccountsDoor {
  routes(app: FastifyInstance): void
  /** By the name that is typed to sign in. */
  idOf(country: CountryCode, name: string): Promise<string | undefined>
  /** Whether the session is still open. */
  isSignedIn(sessionId: string): Promise<boolean>
  /** What an operator says of an account; its sessions end where it may not be used as it is. */
  change(tx: Tx, userId: string, wanted: Partial<AccountState>): Promise<AccountChange | undefined>
}

export interface AccountNeeds {
  readonly notify: NotifyDoor
  readonly vendors: VendorsDoor
  /** Whether nobody can register in this country at the moment. */
  readonly isClosed: (country: CountryCode) => Promise<boolean>
}

/** Who registers and signs in, and by which tokens everybody else knows them. */
export function accounts(platform: Platform, needs: AccountNeeds): AccountsDoor {
  const { db, clock, bus, callers, signer, config } = platform
  platform.retention.add(retention)
  const parts = {
    db,
    clock,
    bus,
    signer: signer('session'),
    passwords: createPasswordCheck(),
    limits: addressLimits(config.attemptsPerAddress),
    sampleWaits: waitSampler(clock),
    ...needs,
    linkTo: (deployment: Parameters<typeof linkTo>[1], path: `/${string}`) =>
      linkTo(config, deployment, path),
  }
  const isSignedIn = (sessionId: string) => isOpenSession(db, sessionId, clock.now())
  callers.recognise('vendor', async (authorization, country) => {
    const read = await readTokens(parts.signer, authorization, country)
    if (!read.ok) return read
    return (await isSignedIn(read.caller.sessionId)) ? read : { ok: false, code: 'auth.required' }
  })
  return {
    routes: (app) => accountRoutes(app, parts),
    isSignedIn,
    idOf: (country, name) => idOfAccount(parts, country, name),
    change: (tx, userId, wanted) => changeAccount(parts, tx, userId, wanted),
  }
}
