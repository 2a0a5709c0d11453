import { randomBytes } from 'node:crypto'
import type { Sealer } from '../../../../platform/auth/sealer.ts'
import type { EndpointRow } from './endpoint-store.ts'

const SECRET_BYTES = 32
const PREFIX = 'whsec_'

/** Makes a secret as Standard Webhooks writes it. */
export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64')

/** Binds a sealed secret to its endpoint. */
export const ownerOfSecret = (endpointId: string): string => `webhook:${endpointId}`

/** The secrets that sign now, the newest first. */
export async function signingSecrets(
  sealer: Sealer,
  { endpoint_id: id, secret, earlier_secret: earlier, earlier_until: until }: EndpointRow,
  now: Date,
): Promise<string[]> {
  const sealed = earlier !== null && until !== null && until > now ? [secret, earlier] : [secret]
  return Promise.all(sealed.map((one) => sealer.open(one, ownerOfSecret(id))))
}
