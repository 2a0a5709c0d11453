import { createHash, randomBytes } from 'node:crypto'

/** Nobody guesses one: 144 bits. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(18).toString('base64url')}`

/** How a token is kept: enough to know it again, not enough to use it. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
