// @vitest-environment happy-dom
import type { Client } from '@beckon/contract/client'
import { expect, it } from 'vitest'
import { signIn } from './classic-tokens.ts'

it('names the browser by the token of its last login', async () => {
  const bodies: unknown[] = []
  const tokens = { AccessToken: 'a', IdToken: 'i', Expires: 0, ExpiresIn: 3600, RefreshToken: 'r' }
  const result = {
    user: { id: 'u1', email: 'mai@shop.test' },
    device_token: 'd1',
    AuthenticationResult: tokens,
  }
  const call = async (_call: unknown, { body }: { readonly body: unknown }) => {
    bodies.push(body)
    return { ok: true, answer: { result } }
  }
  const client = { call } as unknown as Client
  const credentials = { email: 'mai@shop.test', password: 'x' }
  await signIn(client, credentials)
  await signIn(client, credentials)
  expect(bodies).toEqual([
    { email_address: 'mai@shop.test', password: 'x' },
    { email_address: 'mai@shop.test', password: 'x', device_token: 'd1' },
  ])
})
