import { accountCalls, type SessionTokens } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import { needsRefresh } from '@beckon/domain/account'
import { nowSeconds } from '../clock/index.ts'
import { alone } from './alone.ts'
import type { Credentials, Signed } from './session-events.ts'
import type { ClassicSession, SessionStore } from './session-store.ts'

export async function signIn(client: Client, { email, password }: Credentials): Promise<Signed> {
  const answered = await client.call(accountCalls.login, { body: { email_address: email, password } })
  if (!answered.ok) return answered
  const { user, AuthenticationResult } = answered.answer.result
  return { ok: true, session: { mode: 'classic', user, ...fromTokens(AuthenticationResult) } }
}

/** One tab asks for all of them; the others find what it got. The original refresh token is kept. */
export const extend = (client: Client, store: SessionStore, session: ClassicSession): Promise<Signed> =>
  alone('beckon.refresh', async () => {
    const kept = store.read()
    if (kept && isNewer(kept, session)) return { ok: true, session: kept }
    const answered = await client.call(accountCalls.extendLogin, {
      body: { refresh_token: session.refreshToken },
    })
    if (!answered.ok) return answered
    const tokens = { ...answered.answer.result.AuthenticationResult, RefreshToken: session.refreshToken }
    const fresh = { mode: 'classic', user: session.user, ...fromTokens(tokens) } as const
    // Before the next tab may ask.
    store.write(fresh)
    return { ok: true, session: fresh }
  })

/** Got by another tab, of the same sign-in, and good for a while. */
const isNewer = (kept: ClassicSession, session: ClassicSession): boolean =>
  kept.refreshToken === session.refreshToken &&
  kept.accessToken !== session.accessToken &&
  !needsRefresh(kept.expires, nowSeconds())

/** The end is reckoned by this machine's clock from how long the token lasts: the hour that the service names may be another here. */
function fromTokens(tokens: SessionTokens): Omit<ClassicSession, 'user' | 'mode'> {
  return {
    accessToken: tokens.AccessToken,
    idToken: tokens.IdToken,
    refreshToken: tokens.RefreshToken,
    expires: nowSeconds() + tokens.ExpiresIn,
  }
}
