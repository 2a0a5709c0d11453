import { randomUUID } from 'node:crypto'
import type { CountryCode } from '@beckon/domain/country'
import { hashPassword, insertUser } from '../../src/capabilities/parties/accounts/index.ts'
import type { TestServer } from '../test-server.ts'

/** Good enough for a test, and hashed once a process: hashing is slow on purpose. */
export const testPassword = 'Demo1234!'
let hashed: Promise<string> | undefined

export interface SignedIn {
  readonly userId: string
  readonly email: string
  readonly refreshToken: string
  /** To be sent with each call. */
  readonly headers: { readonly authorization: string; readonly 'x-country': CountryCode }
}

export async function createUser(server: TestServer, country: CountryCode, email: string): Promise<string> {
  hashed ??= hashPassword(testPassword)
  const { db, clock } = server.platform
  const userId = randomUUID()
  await insertUser(db, { userId, country, email, passwordHash: await hashed, now: clock.now() })
  return userId
}

/** Signs in an existing user by the call that the portal makes. */
export async function signIn(server: TestServer, country: CountryCode, email: string): Promise<SignedIn> {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/auth/v1/login',
    headers: { 'x-country': country },
    payload: { email_address: email, password: testPassword },
  })
  if (response.statusCode !== 200) throw new Error(`sign-in failed: ${response.body}`)
  const { user, AuthenticationResult: tokens } = response.json().result
  const authorization = `Bearer ${tokens.AccessToken}|${tokens.IdToken}`
  return {
    userId: user.id,
    email,
    refreshToken: tokens.RefreshToken,
    headers: { authorization, 'x-country': country },
  }
}
