import { accountCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { AccountParts } from './account-parts.ts'
import { extendSession } from './extend-session.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

/** Failures of these calls are shown as `auth.{...}`, also those that are nobody's word in particular. */
const faults = { invalid: 'auth.invalid-parameter', unexpected: 'auth.internal-error' } as const

export function accountRoutes(app: FastifyInstance, parts: AccountParts): void {
  serve(
    app,
    accountCalls.login,
    ({ country, body, address, userAgent }) =>
      signIn(parts, { country, email: body.email_address, password: body.password, address, userAgent }),
    faults,
  )
  serve(
    app,
    accountCalls.logout,
    async ({ caller }) => ({ result: await signOut(parts, caller.sessionId) }),
    faults,
  )
  serve(
    app,
    accountCalls.extendLogin,
    ({ country, body }) => extendSession(parts, country, body.refresh_token),
    faults,
  )
}
