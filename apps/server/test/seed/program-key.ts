import type { KeyScope } from '@beckon/domain/program'
import { keyScopes } from '@beckon/domain/program'
import type { TestServer } from '../test-server.ts'
import type { SignedIn } from './sign-in.ts'

export interface ProgramKeyOptions {
  /** The vendor without a parent that the key belongs to. */
  readonly business: string
  readonly scopes?: readonly KeyScope[]
  /** Collection points; all of the business where absent. */
  readonly points?: readonly string[]
  readonly mode?: 'live' | 'test'
}

export interface SeededKey {
  readonly keyId: string
  readonly secret: string
  /** To be sent with each call. */
  readonly headers: { readonly authorization: string; readonly 'x-country': string }
}

/** Makes a key as its owner does in the portal. */
export async function makeKey(
  server: TestServer,
  owner: SignedIn,
  { business, scopes = keyScopes, points, mode = 'live' }: ProgramKeyOptions,
): Promise<SeededKey> {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/orders/v1/vendor/${business}/keys`,
    headers: owner.headers,
    payload: { name: 'Till', mode, scopes, vendor_ids: points ?? null, networks: [], expires_at: null },
  })
  if (answer.statusCode !== 200) throw new Error(`no key: ${answer.body}`)
  const { secret, key } = answer.json().result
  const headers = { authorization: `Bearer ${secret}`, 'x-country': owner.headers['x-country'] }
  return { keyId: key.key_id, secret, headers }
}

/** Ends a key as its owner does in the portal. */
export async function endKey(
  server: TestServer,
  owner: SignedIn,
  business: string,
  keyId: string,
): Promise<void> {
  const answer = await server.app.inject({
    method: 'DELETE',
    url: `/api/orders/v1/vendor/${business}/keys/${keyId}`,
    headers: owner.headers,
  })
  if (answer.statusCode !== 200) throw new Error(`the key did not end: ${answer.body}`)
}
