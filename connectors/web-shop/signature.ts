import { createHmac, timingSafeEqual } from 'node:crypto'

/** Base64 of HMAC-SHA256 of the body as it was received: the header `X-WC-Webhook-Signature`. */
export const signatureOf = (secret: string, body: Uint8Array): string =>
  createHmac('sha256', secret).update(body).digest('base64')

/** Compares in constant time. */
export function isSigned(secret: string, body: Uint8Array, signature: string | undefined): boolean {
  const expected = Buffer.from(signatureOf(secret, body))
  const given = Buffer.from(signature ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
