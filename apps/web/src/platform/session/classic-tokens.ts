import { accountCalls, type SessionTokens } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import { needsRefresh } from '@beckon/domain/account'
import { nowSeconds } from '../clock/index.ts'
import { withTabLock } from './tab-lock.ts'
import { deviceToken, deviceTokenField } from './device-token.ts'
import type { Credentials, Signed } from './session-events.ts'
import type { ClassicSession, SessionStore } from './session-store.ts'

export async function signIn(client: Client, { email, password }: Credentials): Promise<Signed> {
  const answered = await client.call(accountCalls.login, {
    body: { email_address: email, password, ...deviceTokenField() },
  })
  if (!answered.ok) return answered
  const { user, device_token: device, AuthenticationResult } = answered.answer.result
  deviceToken().write(device)
  return { ok: true, session: { mode: 'classic', user, ...fromTokens(AuthenticationResult) } }
}

/**
 * One tab refreshes for all; the others use its result. The original refresh token is kept. A logout meanwhile, here
 * or in another tab, is not undone by the answer.
 */
export function extend(client: Client, store: SessionStore, session: ClassicSession): Promise<Signed> {
  // Without storage, nothing is available from other tabs either.
  const wasKept = isOfSameLogin(store.read(), session)
  const isLeft = () => wasKept && !isOfSameLogin(store.read(), session)
  return withTabLock('beckon.refresh', async () => {
    const kept = store.read()
    if (kept && isNewer(kept, session)) return { ok: true, session: kept }
    if (isLeft()) return signedOutMeanwhile
    const answered = await client.call(accountCalls.extendLogin, {
      body: { refresh_token: session.refreshToken },
    })
    if (!answered.ok) return answered
    if (isLeft()) return signedOutMeanwhile
    const tokens = { ...answered.answer.result.AuthenticationResult, RefreshToken: session.refreshToken }
    const fresh = { mode: 'classic', user: session.user, ...fromTokens(tokens) } as const
    // Before the next tab may ask.
    store.write(fresh)
    return { ok: true, session: fresh }
  })
}

/** Handled like an offline call, because the event of the changed storage follows. */
const signedOutMeanwhile = { ok: false, error: { kind: 'offline' } } as const

/** Returns whether the stored session is of the same login; its refresh token never changes. */
const isOfSameLogin = (kept: ClassicSession | undefined, session: ClassicSession): boolean =>
  kept?.refreshToken === session.refreshToken

/** Fetched by another tab for the same login, and still valid. */
const isNewer = (kept: ClassicSession, session: ClassicSession): boolean =>
  isOfSameLogin(kept, session) &&
  kept.accessToken !== session.accessToken &&
  !needsRefresh(kept.expires, nowSeconds())

/** Computes the expiry from the lifetime and the local clock, because the clocks may differ. */
function fromTokens(tokens: SessionTokens): Omit<ClassicSession, 'user' | 'mode'> {
  return {
    accessToken: tokens.AccessToken,
    idToken: tokens.IdToken,
    refreshToken: tokens.RefreshToken,
    expires: nowSeconds() + tokens.ExpiresIn,
  }
}
