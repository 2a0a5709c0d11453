import { unixSeconds } from '../clock.ts'
import { isExpired } from '../card/expiry.ts'
import type { Database } from '../database/connect.ts'
import type { InstrumentRow, MethodName } from '../database/schema.ts'
import type { Tx } from '../database/transaction.ts'
import type { Gateway } from '../gateway.ts'

const twoDigits = (value: number): string => String(value).padStart(2, '0')

export const presentInstrument = (row: InstrumentRow, now: Date) => ({
  instrument_id: row.instrument_id,
  name: row.name,
  scheme: row.scheme,
  bin: row.bin,
  last_digits: row.last_digits,
  holder_name: row.holder_name,
  expiry_month: twoDigits(row.expiry_month),
  expiry_year: String(row.expiry_year),
  expired: isInstrumentExpired(row, now),
  created_at: unixSeconds(row.created_at),
})

export const isInstrumentExpired = (row: InstrumentRow, now: Date): boolean =>
  isExpired({ month: row.expiry_month, year: row.expiry_year }, now)

/** Returns the saved cards of a wallet, newest first. */
export async function listInstruments(db: Database | Tx, walletId: string, methods?: readonly MethodName[]) {
  let query = db
    .selectFrom('instrument')
    .selectAll()
    .where('wallet_id', '=', walletId)
    .where('is_kept', '=', true)
  if (methods) query = query.where('name', 'in', methods)
  return query.orderBy('created_at', 'desc').orderBy('instrument_id').execute()
}

export async function findInstrument(db: Database | Tx, walletId: string, instrumentId: string) {
  return db
    .selectFrom('instrument')
    .selectAll()
    .where('wallet_id', '=', walletId)
    .where('instrument_id', '=', instrumentId)
    .where('is_kept', '=', true)
    .executeTakeFirst()
}

/** Returns whether the wallet had the instrument. */
export async function removeInstrument({ db }: Gateway, walletId: string, instrumentId: string) {
  const removed = await db
    .deleteFrom('instrument')
    .where('wallet_id', '=', walletId)
    .where('instrument_id', '=', instrumentId)
    .where('is_kept', '=', true)
    .executeTakeFirst()
  return removed.numDeletedRows > 0n
}
