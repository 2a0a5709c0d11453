/** The signature of a webhook as Beckon makes it, for tests of a receiver and for forwarding to a local one. */
export async function signWebhook({
  id,
  timestamp,
  body,
  secret,
}: {
  readonly id: string
  /** Seconds since 1970. */
  readonly timestamp: number
  readonly body: string
  readonly secret: string
}): Promise<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> {
  const bytes = Uint8Array.from(atob(secret.replace('whsec_', '')), (character) => character.charCodeAt(0))
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, signed))
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${btoa(String.fromCharCode(...signature))}`,
  }
}
