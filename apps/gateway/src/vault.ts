import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { GatewayKeys } from './secrets.ts'

const IV = 12
const TAG = 16

/** Encrypts a text with its row id as associated data, so that it cannot be decrypted in another row. */
export function encrypt({ vault }: GatewayKeys, rowId: string, text: string): string {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', vault, iv).setAAD(Buffer.from(rowId))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

export function decrypt({ vault }: GatewayKeys, rowId: string, text: string): string {
  const bytes = Buffer.from(text, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', vault, bytes.subarray(0, IV))
    .setAAD(Buffer.from(rowId))
    .setAuthTag(bytes.subarray(IV, IV + TAG))
  return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8')
}

/** Returns an equal value for equal card numbers; without the pepper all numbers could be tried. */
export const fingerprintOf = ({ pepper }: GatewayKeys, number: string): string =>
  createHmac('sha256', pepper).update(number).digest('base64url')
