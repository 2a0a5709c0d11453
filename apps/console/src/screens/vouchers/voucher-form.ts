import { boundsOfDay } from '@beckon/domain/time'
import type { VoucherKind } from '@beckon/domain/voucher'
import { idsIn } from '../../features/ids/index.ts'

/** A voucher as an operator types it; its days are those of the country. */
export interface VoucherDraft {
  readonly code: string
  readonly kind: VoucherKind
  readonly amount: number | string
  readonly most: number | string
  readonly minimum: number | string
  readonly from: string
  readonly until: string
  readonly total: number | string
  readonly perShop: number | string
  readonly shops: string
}

export const blank: VoucherDraft = {
  code: '',
  kind: 'AMOUNT',
  amount: '',
  most: '',
  minimum: '',
  from: '',
  until: '',
  total: '',
  perShop: '',
  shops: '',
}

export const numberOr = <T>(value: number | string, other: T): number | T =>
  value === '' ? other : Number(value)

/** Returns the terms as the service takes them; a voucher is valid until the end of its last day. */
export function termsOf(draft: VoucherDraft, timezone: string) {
  const end = boundsOfDay(draft.until, timezone)?.to
  return {
    code: draft.code,
    type: draft.kind,
    amount: Number(draft.amount),
    maximum_discount: draft.kind === 'PERCENTAGE' ? numberOr(draft.most, null) : null,
    minimum_fee: numberOr(draft.minimum, 0),
    valid_from: boundsOfDay(draft.from, timezone)?.from ?? 0,
    valid_until: end === undefined ? null : end - 1,
    uses_total: numberOr(draft.total, null),
    uses_per_vendor: numberOr(draft.perShop, null),
    vendor_ids: idsIn(draft.shops),
  }
}
