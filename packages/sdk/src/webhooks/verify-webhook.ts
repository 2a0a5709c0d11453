import { currentTime } from '../clock.ts'
import { WebhookVerificationError } from '../errors.ts'

/** Seconds that the clocks of sender and receiver may differ. */
const TOLERANCE = 300
const PREFIX = 'whsec_'

/** The headers of a request, by name: those of `fetch`, or the object of Node's `http`. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

export interface WebhookEvent<Type extends string = string, Data = unknown> {
  readonly type: Type
  readonly timestamp: string
  readonly data: Data
}

export interface WebhookToVerify {
  /** The body as it was received: not parsed, not written again. */
  readonly body: string | Uint8Array
  readonly headers: WebhookHeaders
  /** The secret of the endpoint, `whsec_…`; several while it is rolled. */
  readonly secret: string | readonly string[]
  readonly now?: Date
}

/**
 * Checks that a webhook is from Beckon, unaltered and at most five minutes old, and returns its event. Throws
 * WebhookVerificationError otherwise. The same event may arrive more than once: `webhook-id` stays the same.
 */
export async function verifyWebhook({
  body,
  headers,
  secret,
  now = currentTime(),
}: WebhookToVerify): Promise<WebhookEvent & { readonly id: string }> {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    headerOf(headers, `webhook-${name}`),
  )
  if (!id || !timestamp || !signatures) throw new WebhookVerificationError('The webhook has no signature')
  const age = now.getTime() / 1000 - Number(timestamp)
  if (!/^\d+$/.test(timestamp) || Math.abs(age) > TOLERANCE)
    throw new WebhookVerificationError('The webhook is too old, or this clock is wrong')
  const bytes = typeof body === 'string' ? encode(body) : body
  const signed = joined(encode(`${id}.${timestamp}.`), bytes)
  for (const one of typeof secret === 'string' ? [secret] : secret)
    if (await isSignedBy(one, signatures, signed)) return { ...parsed(bytes), id }
  throw new WebhookVerificationError('The signature of the webhook is wrong')
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(first.length + second.length)
  all.set(first)
  all.set(second, first.length)
  return all
}

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined
  const entry = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  return typeof entry === 'string' ? entry : entry?.[0]
}

/** The platform compares in constant time. */
async function isSignedBy(
  secret: string,
  signatures: string,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(secret.replace(PREFIX, '')),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  )
  for (const one of signatures.split(' ')) {
    const [version, signature] = one.split(',')
    if (version !== 'v1' || !signature) continue
    const bytes = asBytes(signature)
    if (bytes && (await crypto.subtle.verify('HMAC', key, bytes, signed))) return true
  }
  return false
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const bytes = asBytes(base64)
  if (!bytes) throw new WebhookVerificationError('The secret is not of the form whsec_…')
  return bytes
}

function asBytes(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

function parsed(bytes: Uint8Array): WebhookEvent {
  const event: unknown = JSON.parse(new TextDecoder().decode(bytes))
  if (isEvent(event)) return event
  throw new WebhookVerificationError('The webhook has no event')
}

const isEvent = (value: unknown): value is WebhookEvent =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'timestamp' in value &&
  'data' in value
