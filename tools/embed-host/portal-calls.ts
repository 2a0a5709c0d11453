import { accountCalls, operatorCalls, vendorCalls } from '@beckon/contract'
import { setTimeout as pause } from 'node:timers/promises'
import { type CallResult, createClient } from '@beckon/contract/client'
import type { KeyPair } from './platform-token.ts'

const clientOf = (origin: string, authorization?: string) =>
  createClient({ origin, headers: () => (authorization ? { authorization } : {}) })

function unwrap<T>(what: string, result: CallResult<T>): T {
  if (result.ok) return result.answer
  const { error } = result
  const why = error.kind === 'refused' ? error.failure.errors[0]?.message : error.kind
  throw new Error(`${what}: ${why}`)
}

/** The first vendor of the demo account. */
export async function demoVendor(portal: string): Promise<string> {
  const body = { email_address: 'demo@beckon.test', password: 'Demo1234!' }
  const signedIn = unwrap('Signing in', await clientOf(portal).call(accountCalls.login, { body }))
  const { AccessToken, IdToken } = signedIn.result.AuthenticationResult
  const client = clientOf(portal, `Bearer ${AccessToken}|${IdToken}`)
  const [first] = unwrap('The vendors', await client.call(vendorCalls.listVendors, {})).result.vendors
  if (!first) throw new Error('The demo account has no vendor')
  return first.vendor_id
}

/** Longer than any process of the service caches its platforms. */
const REGISTRATION_TIMEOUT_MS = 60_000
const PAUSE_MS = 50

/** Waits until the portal's content security policy names the origin: its processes learn of a new platform with a delay. */
export async function untilShown(portal: string, origin: string): Promise<void> {
  for (
    const start = performance.now();
    performance.now() - start < REGISTRATION_TIMEOUT_MS;
    await pause(PAUSE_MS)
  ) {
    const { headers } = await fetch(`${portal}/odwp`)
    if (headers.get('content-security-policy')?.split(/[ ;]/u).includes(origin)) return
  }
  throw new Error(`The portal does not let ${origin} show it`)
}

export interface Registration {
  readonly operatorToken: string
  readonly platformId: string
  readonly origin: string
  readonly vendorId: string
  readonly key: KeyPair['publicJwk']
}

/** Registers a platform as an operator does: its pages, its key, and the vendors that it may act for. */
export async function registerPlatform(portal: string, platform: Registration): Promise<void> {
  const { operatorToken, platformId, origin, vendorId, key } = platform
  const result = await clientOf(portal, `Operator ${operatorToken}`).call(operatorCalls.putPlatform, {
    params: { id: platformId },
    body: {
      name: 'Embed host',
      origins: [origin],
      public_keys: [{ ...key }],
      vendor_ids: [vendorId],
      reason: 'Shows the portal inside another page',
    },
  })
  unwrap('Registering the platform', result)
}
