import type { BodyOf, OperatedVoucher, voucherCalls } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import { toMinor } from '@beckon/domain/money'
import { termsViolation, voucherCode } from '@beckon/domain/voucher'
import type { Insertable } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { VoucherTable } from './schema.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { presentOperated } from './present-voucher.ts'
import { insertVoucher, lockVoucher, newestVouchers, writeStop } from './store.ts'
import { termsOf, type VoucherRow } from './voucher-row.ts'

type NewVoucher = Omit<BodyOf<typeof voucherCalls.makeVoucher>, 'reason'>

interface Issuing {
  readonly deployment: Deployment
  readonly now: Date
}

/** A voucher of the country, with terms that make sense. */
export async function makeVoucher(
  tx: Tx,
  { deployment, now }: Issuing,
  terms: NewVoucher,
): Promise<OperatedVoucher | Refusal> {
  const row = rowOf(terms, deployment, now)
  if (!row) return refuse('voucher.invalid')
  const violation = termsViolation(termsOf({ ...row, used: 0 }), deployment.currency)
  if (violation) return refuse('voucher.invalid', { field: violation })
  const made = await insertVoucher(tx, row)
  return made ? presentOperated(made, deployment, now) : refuse('voucher.exists')
}

type Row = Required<Omit<Insertable<VoucherTable>, 'used'>>

function rowOf(terms: NewVoucher, { country, currency }: Deployment, now: Date): Row | undefined {
  const code = voucherCode(terms.code)
  const minor = (decimal: number) => {
    const read = toMinor(decimal, currency)
    return read.ok ? read.money.minor : undefined
  }
  const isPart = terms.type === 'PERCENTAGE'
  const value = isPart ? (Number.isInteger(terms.amount) ? terms.amount : undefined) : minor(terms.amount)
  const cap = terms.maximum_discount === null ? null : minor(terms.maximum_discount)
  const minimum = minor(terms.minimum_fee)
  if (code === undefined || value === undefined || cap === undefined || minimum === undefined)
    return undefined
  return {
    country,
    code,
    kind: terms.type,
    value,
    cap_minor: cap,
    minimum_fee_minor: minimum,
    valid_from: new Date(terms.valid_from * 1000),
    valid_until: terms.valid_until === null ? null : new Date(terms.valid_until * 1000),
    uses_total: terms.uses_total,
    uses_per_vendor: terms.uses_per_vendor,
    vendor_ids: terms.vendor_ids,
    delivery: terms.delivery_type,
    created_at: now,
    stopped_at: null,
  }
}

/** Stops a voucher; orders that have it keep it. Idempotent. */
export async function stopVoucher(
  tx: Tx,
  { deployment, now }: Issuing,
  typed: string,
): Promise<{ readonly before: OperatedVoucher; readonly after: OperatedVoucher } | Refusal> {
  const key = { country: deployment.country, code: voucherCode(typed) ?? '' }
  const row = await lockVoucher(tx, key)
  if (!row) return refuse('voucher.not-found')
  const after = row.stopped_at ? row : await writeStop(tx, key, now)
  const present = (one: VoucherRow) => presentOperated(one, deployment, now)
  return { before: present(row), after: present(after) }
}

export async function listVouchers(
  db: Database,
  { deployment, now }: Issuing,
  most: number,
): Promise<OperatedVoucher[]> {
  const rows = await newestVouchers(db, deployment.country, most)
  return rows.map((row) => presentOperated(row, deployment, now))
}
