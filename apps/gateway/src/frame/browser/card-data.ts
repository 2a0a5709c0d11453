import { schemeOf } from '../../card/card-number.ts'
import { type Binding, encrypt } from './encrypt.ts'
import { expiryOf, type Typed } from './fields.ts'

interface Provider extends Binding {
  readonly name: string
  readonly token: string
}

/** A new card in the shape of its provider, encrypted. */
export async function cardDataOf(typed: Typed, provider: Provider): Promise<object> {
  const { month = 0, year = 0 } = expiryOf(typed) ?? {}
  const parts = {
    number: typed.number,
    expiry_month: String(month).padStart(2, '0'),
    expiry_year: String(year),
    security_code: typed.code,
  }
  const shown = {
    name: provider.name,
    bin: typed.number.slice(0, 6),
    scheme: schemeOf(typed.number),
    last_digits: typed.number.slice(-4),
    name_on_card: typed.name.trim(),
  }
  const seal = (text: string) => encrypt(text, provider)
  switch (provider.name) {
    case 'cybersource_creditcard':
      return { ...shown, transient_token: await seal(JSON.stringify(parts)) }
    case 'taiwan_creditcard':
      return { ...shown, prime: await handIn(await seal(JSON.stringify(parts)), provider.token) }
    default:
      return {
        name: provider.name,
        encrypted_card_number: await seal(parts.number),
        encrypted_expiry_month: await seal(parts.expiry_month),
        encrypted_expiry_year: await seal(parts.expiry_year),
        encrypted_security_code: await seal(parts.security_code),
        name_on_card: shown.name_on_card,
      }
  }
}

/** The provider keeps the card for one payment, and gives a token for it. */
async function handIn(encrypted: string, token: string): Promise<string> {
  const answer = await fetch('/v1/primes', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Wallet ${token}` },
    body: JSON.stringify({ encrypted_card: encrypted }),
  })
  const content: unknown = await answer.json()
  if (
    typeof content === 'object' &&
    content !== null &&
    'prime' in content &&
    typeof content.prime === 'string'
  ) {
    return content.prime
  }
  throw new Error('the card could not be handed in')
}
