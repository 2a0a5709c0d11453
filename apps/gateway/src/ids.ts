import { createHash, randomBytes } from 'node:crypto'

/** Identifiers have 144 random bits, so they cannot be guessed. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(18).toString('base64url')}`

/** Tokens are stored as hashes: enough to recognise one, not enough to use it. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
