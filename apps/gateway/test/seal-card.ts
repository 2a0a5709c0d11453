import { CompactEncrypt, importJWK, type JWK } from 'jose'

export interface TypedCard {
  readonly number: string
  readonly expiry_month?: string
  readonly expiry_year?: string
  readonly security_code?: string
}

export interface Wallet {
  readonly wallet_id: string
  readonly access_token: string
}

type MethodName = 'generic_creditcard' | 'cybersource_creditcard' | 'taiwan_creditcard'

/** Seals a card as the frame does, without a browser. */
export async function sealCard(
  url: string,
  { wallet_id, access_token }: Wallet,
  typed: TypedCard,
  name: MethodName = 'generic_creditcard',
): Promise<Record<string, string> & { name: MethodName }> {
  const amex = /^3[47]/.test(typed.number)
  const parts = {
    number: typed.number,
    expiry_month: typed.expiry_month ?? '03',
    expiry_year: typed.expiry_year ?? '2035',
    security_code: typed.security_code ?? (amex ? '1234' : '123'),
  }
  const seal = await sealer(url, wallet_id)
  const shown = {
    bin: typed.number.slice(0, 6),
    scheme: 'visa',
    last_digits: typed.number.slice(-4),
    name_on_card: 'Mai Tan',
  }
  switch (name) {
    case 'generic_creditcard':
      return {
        name,
        encrypted_card_number: await seal(parts.number),
        encrypted_expiry_month: await seal(parts.expiry_month),
        encrypted_expiry_year: await seal(parts.expiry_year),
        encrypted_security_code: await seal(parts.security_code),
        name_on_card: 'Mai Tan',
      }
    case 'cybersource_creditcard':
      return { name, ...shown, transient_token: await seal(JSON.stringify(parts)) }
    case 'taiwan_creditcard': {
      const answer = await fetch(`${url}/v1/primes`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Wallet ${access_token}` },
        body: JSON.stringify({ encrypted_card: await seal(JSON.stringify(parts)) }),
      })
      const { prime } = (await answer.json()) as { prime: string }
      return { name, ...shown, prime }
    }
  }
}

async function sealer(url: string, wallet: string) {
  const answer = await fetch(`${url}/.well-known/jwks.json`)
  const { keys } = (await answer.json()) as { keys: JWK[] }
  const [jwk] = keys
  if (!jwk) throw new Error('no key')
  const key = await importJWK(jwk, 'RSA-OAEP-256')
  return (text: string): Promise<string> =>
    new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({
        alg: 'RSA-OAEP-256',
        enc: 'A256GCM',
        ...(jwk.kid === undefined ? {} : { kid: jwk.kid }),
        wallet,
        iat: Math.floor(Date.now() / 1000),
      })
      .encrypt(key)
}
