import { createHash, randomBytes, randomInt } from 'node:crypto'
import { RESET_CODE_DIGITS } from '@beckon/domain/limits'

/** A token for a link in an email: 256 random bits, so that a plain hash is enough to store it. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Six digits: few enough that they need a slow hash, a short lifetime and few attempts. */
export const newCode = (): string =>
  String(randomInt(10 ** RESET_CODE_DIGITS)).padStart(RESET_CODE_DIGITS, '0')
