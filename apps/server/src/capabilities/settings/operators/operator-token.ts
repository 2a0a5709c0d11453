import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits, so that a plain hash keeps it. */
export const newOperatorToken = (): string => randomBytes(32).toString('base64url')

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** `Authorization: Operator <token>`; undefined for anything else. */
export const tokenIn = (authorization: string): string | undefined =>
  /^Operator ([\x21-\x7e]{16,200})$/i.exec(authorization)?.[1]

/** Returns the owner of a token. Compares every hash completely, to prevent timing attacks. */
export function ownerOf<T extends { readonly token_hash: string }>(
  operators: readonly T[],
  token: string,
): T | undefined {
  const hash = Buffer.from(hashOfToken(token))
  return operators.filter((operator) => isSame(Buffer.from(operator.token_hash), hash))[0]
}

const isSame = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b)
