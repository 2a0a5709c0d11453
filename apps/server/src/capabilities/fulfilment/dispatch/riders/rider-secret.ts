import { createHash, randomBytes } from 'node:crypto'

/** Secrets are long and random, so a plain hash is enough to store them. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Returns a new secret for a rider's phone, and the hash to store. */
export function newRiderSecret(): { readonly secret: string; readonly secret_hash: string } {
  const secret = randomBytes(32).toString('base64url')
  return { secret, secret_hash: hashOfSecret(secret) }
}
