import { compactDecrypt, errors } from 'jose'
import type { Clock } from '../clock.ts'
import { unixSeconds } from '../clock.ts'
import type { GatewayKeys } from '../secrets.ts'

/** Seconds that an encrypted card may be old, and that a clock may be ahead. */
const FRESH = 15 * 60
const AHEAD = 60

interface Opening {
  readonly keys: GatewayKeys
  readonly clock: Clock
  /** It was encrypted for this one. */
  readonly walletId: string
}

/** Returns the card that our frame encrypted for this wallet just now; null for anything else. */
export async function openEnvelope(
  sealed: string,
  { keys, clock, walletId }: Opening,
): Promise<string | null> {
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(sealed, keys.privateKey, {
      keyManagementAlgorithms: ['RSA-OAEP-256'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    const age = unixSeconds(clock.now()) - Number(protectedHeader['iat'])
    const isFresh = age <= FRESH && age >= -AHEAD
    return isFresh && protectedHeader['wallet'] === walletId ? new TextDecoder().decode(plaintext) : null
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null
    throw error
  }
}
