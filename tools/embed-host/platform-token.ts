import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

/** RFC 8037. */
interface PublicJwk {
  readonly kty: string
  readonly crv: string
  readonly x: string
  readonly kid: string
}

export interface KeyPair {
  readonly privateKey: KeyObject
  /** Key that an operator registers. */
  readonly publicJwk: PublicJwk
}

export function newKeyPair(): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { kty = '', crv = '', x = '' } = publicKey.export({ format: 'jwk' })
  return { privateKey, publicJwk: { kty, crv, x, kid: 'embed-host' } }
}

export interface Statement {
  readonly platformId: string
  /** User ID on the platform. */
  readonly user: string
  /** The shops that it acts for, the one that is chosen first. */
  readonly restaurants: readonly string[]
  readonly lifetimeSeconds: number
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token as the portal wants it: a JWT, signed with EdDSA. */
export function platformToken({ privateKey, publicJwk }: KeyPair, said: Statement, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  const body = [
    part({ alg: 'EdDSA', typ: 'JWT', kid: publicJwk.kid }),
    part({
      iss: said.platformId,
      sub: said.user,
      aud: 'beckon',
      iat: seconds,
      exp: seconds + said.lifetimeSeconds,
      platform_tokens: said.restaurants.map((id) => ({ platform: said.platformId, restaurant_id: id })),
    }),
  ].join('.')
  return `${body}.${sign(null, Buffer.from(body), privateKey).toString('base64url')}`
}
