import type { VoucherTerms } from '@beckon/domain/voucher'
import type { Selectable } from 'kysely'
import { unixSeconds } from '../../../platform/clock.ts'
import type { VoucherTable } from './schema.ts'

export type VoucherRow = Selectable<VoucherTable>

/** The terms in the form of the domain. */
export const termsOf = (row: VoucherRow): VoucherTerms => ({
  kind: row.kind,
  value: row.value,
  cap: row.cap_minor,
  minimumFee: row.minimum_fee_minor,
  validFrom: unixSeconds(row.valid_from),
  validUntil: row.valid_until && unixSeconds(row.valid_until),
  usesTotal: row.uses_total,
  usesPerVendor: row.uses_per_vendor,
  vendorIds: row.vendor_ids,
  delivery: row.delivery,
})
