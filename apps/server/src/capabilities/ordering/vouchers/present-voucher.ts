import type { OperatedVoucher, VoucherDetails, WireVoucher } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import { toDecimal } from '@beckon/domain/money'
import { voucherState } from '@beckon/domain/voucher'
import { unixSeconds } from '../../../platform/clock.ts'
import { termsOf, type VoucherRow } from './voucher-row.ts'

type VoucherDeployment = Pick<Deployment, 'currency'>

/** As an order carries it. */
export const presentVoucher = (
  { code, kind, value }: VoucherRow,
  { currency }: VoucherDeployment,
): WireVoucher => ({
  code,
  type: kind,
  amount: kind === 'AMOUNT' ? toDecimal({ minor: value, currency }) : value,
})

/** Returns the details of a voucher for a vendor that may use it. */
export function presentDetails(row: VoucherRow, place: VoucherDeployment): VoucherDetails {
  const { currency } = place
  const decimal = (minor: number) => toDecimal({ minor, currency })
  return {
    ...presentVoucher(row, place),
    currency,
    maximum_discount: row.cap_minor === null ? null : decimal(row.cap_minor),
    minimum_fee: decimal(row.minimum_fee_minor),
    valid_from: unixSeconds(row.valid_from),
    valid_until: row.valid_until && unixSeconds(row.valid_until),
    delivery_type: row.delivery,
  }
}

/** With what only operators see. */
export const presentOperated = (row: VoucherRow, place: VoucherDeployment, now: Date): OperatedVoucher => ({
  ...presentDetails(row, place),
  uses_total: row.uses_total,
  uses_per_vendor: row.uses_per_vendor,
  vendor_ids: row.vendor_ids,
  used: row.used,
  state: voucherState(termsOf(row), {
    now: unixSeconds(now),
    stopped: row.stopped_at !== null,
    used: row.used,
  }),
  created_at: unixSeconds(row.created_at),
  stopped_at: row.stopped_at && unixSeconds(row.stopped_at),
})
