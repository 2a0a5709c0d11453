import { type CryptoKey, importJWK, type JWK } from 'jose'

/** A public key of a platform, and the one algorithm that it is for. */
export interface VerificationKey {
  readonly keyId: string | undefined
  readonly algorithm: Algorithm
  readonly key: CryptoKey
}

export const algorithms = ['EdDSA', 'ES256', 'RS256'] as const
export type Algorithm = (typeof algorithms)[number]

/** The key decides the algorithm, never the token: a key cannot be used for what it is not. */
function algorithmOf({ kty, crv }: JWK): Algorithm | undefined {
  if (kty === 'OKP' && crv === 'Ed25519') return 'EdDSA'
  if (kty === 'EC' && crv === 'P-256') return 'ES256'
  return kty === 'RSA' ? 'RS256' : undefined
}

/** Undefined for a key of a kind that we do not take, or that makes no sense. */
export async function verificationKey(jwk: JWK): Promise<VerificationKey | undefined> {
  const algorithm = algorithmOf(jwk)
  if (!algorithm || (jwk.use !== undefined && jwk.use !== 'sig')) return undefined
  // Only what is public: a private key that slipped through is used as a public one.
  const { kty, crv, x, y, n, e } = jwk
  const deps = Object.entries({ kty, crv, x, y, n, e }).filter(([, part]) => part !== undefined)
  try {
    const key = await importJWK(Object.fromEntries(deps), algorithm)
    return key instanceof Uint8Array ? undefined : { keyId: jwk.kid, algorithm, key }
  } catch {
    // The text is no key, so tokens of the platform are rejected.
    return undefined
  }
}

/** Returns the public parts of a key; private parts that an operator sends by mistake are not stored. */
export function publicPartOf(jwk: JWK): JWK {
  const { kty, crv, x, y, n, e, kid, use } = jwk
  const deps = Object.entries({ kty, crv, x, y, n, e, kid, use }).filter(([, part]) => part !== undefined)
  return Object.fromEntries(deps)
}
