import { z } from 'zod'
import type { MethodName } from '../database/schema.ts'
import type { Tx } from '../database/transaction.ts'
import type { Gateway } from '../gateway.ts'
import { hashOf } from '../ids.ts'
import { decrypt } from '../vault.ts'
import { openEnvelope } from './envelope.ts'
import { type PlainCard, plainCard, readCard } from './read-card.ts'

const sealed = z.string().min(1).max(2000)
const name_on_card = z.string().trim().min(1).max(100)
const bin = z.string().regex(/^\d{6,8}$/)
const last_digits = z.string().regex(/^\d{4}$/)
const scheme = z.string().min(1).max(40)

/** A new card in the shape of each kind of provider. */
export const cardData = z.discriminatedUnion('name', [
  z.strictObject({
    name: z.literal('generic_creditcard'),
    encrypted_card_number: sealed,
    encrypted_expiry_month: sealed,
    encrypted_expiry_year: sealed,
    encrypted_security_code: sealed,
    name_on_card,
  }),
  z.strictObject({
    name: z.literal('cybersource_creditcard'),
    transient_token: sealed,
    bin,
    scheme,
    last_digits,
    name_on_card,
  }),
  z.strictObject({
    name: z.literal('taiwan_creditcard'),
    prime: sealed,
    bin,
    scheme,
    last_digits,
    name_on_card,
  }),
])
export type CardData = z.infer<typeof cardData> & { readonly name: MethodName }

/** The card inside; null where it was not encrypted for this wallet just now, or was used before. */
export async function openCard(
  gateway: Gateway,
  tx: Tx,
  walletId: string,
  data: CardData,
): Promise<PlainCard | null> {
  const { keys, clock } = gateway
  const open = (text: string) => openEnvelope(text, { keys, clock, walletId })
  switch (data.name) {
    case 'generic_creditcard': {
      const [number, expiry_month, expiry_year, security_code] = await Promise.all([
        open(data.encrypted_card_number),
        open(data.encrypted_expiry_month),
        open(data.encrypted_expiry_year),
        open(data.encrypted_security_code),
      ])
      return plainCard({ number, expiry_month, expiry_year, security_code })
    }
    case 'cybersource_creditcard': {
      const whole = await open(data.transient_token)
      return whole === null ? null : readCard(whole)
    }
    case 'taiwan_creditcard':
      return usePrime(gateway, tx, walletId, data.prime)
  }
}

/** Once: it is gone with the transaction that used it. */
async function usePrime({ keys, clock }: Gateway, tx: Tx, walletId: string, prime: string) {
  const used = await tx
    .deleteFrom('prime')
    .where('token_hash', '=', hashOf(prime))
    .where('wallet_id', '=', walletId)
    .returning(['token_hash', 'sealed_card', 'expires_at'])
    .executeTakeFirst()
  if (!used || used.expires_at <= clock.now()) return null
  return readCard(decrypt(keys, used.token_hash, used.sealed_card))
}
