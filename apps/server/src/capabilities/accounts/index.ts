import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { createPasswordCheck } from './password-hash.ts'
import { accountRoutes } from './routes.ts'
import { readTokens } from './session-tokens.ts'
import { isOpenSession } from './store.ts'

export { hashPassword } from './password-hash.ts'
export { insertUser, type NewUser } from './store.ts'

export interface AccountsDoor {
  routes(app: FastifyInstance): void
}

/** Who signs in, and by which tokens everybody else knows them. */
export function accounts({ db, clock, bus, callers, signer }: Platform): AccountsDoor {
  const parts = { db, clock, bus, signer: signer('session'), passwords: createPasswordCheck() }
  callers.recognise('vendor', async (authorization, country) => {
    const read = await readTokens(parts.signer, authorization, country)
    if (!read.ok) return read
    const isOpen = await isOpenSession(db, read.caller.sessionId, clock.now())
    return isOpen ? read : { ok: false, code: 'auth.required' }
  })
  return { routes: (app) => accountRoutes(app, parts) }
}
