import type { PlainCard } from '../card/read-card.ts'
import { schemeOf } from '../card/card-number.ts'
import type { InstrumentRow, MethodName } from '../database/schema.ts'
import type { Tx } from '../database/transaction.ts'
import type { Gateway } from '../gateway.ts'
import { newId } from '../ids.ts'
import { fingerprintOf, encrypt } from '../vault.ts'

interface Typed {
  readonly walletId: string
  readonly name: MethodName
  readonly holder: string
  readonly card: PlainCard
  /** A test card may be expired as soon as it is saved. */
  readonly isExpired: boolean
}

/** Stores a typed card as an instrument that is pending until its payment is approved, without the security code. */
export async function storePendingInstrument(gateway: Gateway, tx: Tx, typed: Typed): Promise<string> {
  const { keys, clock } = gateway
  const { card } = typed
  const instrument_id = newId('ins')
  const now = clock.now()
  await tx
    .insertInto('instrument')
    .values({
      instrument_id,
      wallet_id: typed.walletId,
      name: typed.name,
      scheme: schemeOf(card.number) ?? '',
      bin: card.number.slice(0, 6),
      last_digits: card.number.slice(-4),
      holder_name: typed.holder,
      expiry_month: typed.isExpired ? 1 : card.month,
      expiry_year: typed.isExpired ? now.getUTCFullYear() - 1 : card.year,
      fingerprint: fingerprintOf(keys, card.number),
      sealed_number: encrypt(keys, instrument_id, card.number),
      is_kept: false,
      created_at: now,
    })
    .execute()
  return instrument_id
}

/** Makes a pending instrument available and deletes an earlier one of the same card. */
export async function keepInstrument(tx: Tx, instrumentId: string): Promise<void> {
  const one = (await tx
    .selectFrom('instrument')
    .selectAll()
    .where('instrument_id', '=', instrumentId)
    .executeTakeFirst()) as InstrumentRow | undefined
  if (!one) return
  await tx
    .deleteFrom('instrument')
    .where('wallet_id', '=', one.wallet_id)
    .where('name', '=', one.name)
    .where('fingerprint', '=', one.fingerprint)
    .where('is_kept', '=', true)
    .execute()
  await tx
    .updateTable('instrument')
    .set({ is_kept: true })
    .where('instrument_id', '=', instrumentId)
    .execute()
}

export async function dropInstrument(tx: Tx, instrumentId: string): Promise<void> {
  await tx
    .deleteFrom('instrument')
    .where('instrument_id', '=', instrumentId)
    .where('is_kept', '=', false)
    .execute()
}
