import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { GatewayKeys } from './secrets.ts'

const IV = 12
const TAG = 16

/** Seals a text to the place where it is kept: elsewhere it does not open. */
export function seal({ vault }: GatewayKeys, place: string, text: string): string {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', vault, iv).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

export function unseal({ vault }: GatewayKeys, place: string, text: string): string {
  const bytes = Buffer.from(text, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', vault, bytes.subarray(0, IV))
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(IV, IV + TAG))
  return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8')
}

/** The same for the same card; without the pepper all numbers could be tried. */
export const fingerprintOf = ({ pepper }: GatewayKeys, number: string): string =>
  createHmac('sha256', pepper).update(number).digest('base64url')
