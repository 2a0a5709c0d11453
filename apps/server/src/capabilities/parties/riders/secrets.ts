import { createHash, randomBytes, randomInt } from 'node:crypto'
import { RIDER_CODE_DIGITS } from '@beckon/domain/limits'

/** A token of an invitation or a device: 256 random bits, so that a plain hash is enough to store it. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A code of few digits needs a slow hash, a short lifetime and few attempts. */
export const newCode = (): string =>
  String(randomInt(10 ** RIDER_CODE_DIGITS)).padStart(RIDER_CODE_DIGITS, '0')
