import { type CountryCode, deployments, parameters } from '@beckon/domain/country'
import { exponentOf, priceStep } from '@beckon/domain/money'
import type { Insertable } from 'kysely'
import type { VoucherTable } from '../../apps/server/src/capabilities/ordering/vouchers/schema.ts'

const DAY_MS = 86_400_000

/** Codes to try: half of three rides, a bit of every ride, and one ride that is the first's who comes. */
export function demoVouchers(country: CountryCode, now: Date): Insertable<VoucherTable>[] {
  const { currency } = deployments[country]
  const base = parameters[country].tariff.base * 10 ** exponentOf(currency)
  const step = priceStep(currency)
  const part = (share: number) => Math.max(step, Math.floor((base * share) / step) * step)
  const blank = {
    country,
    cap_minor: null,
    minimum_fee_minor: 0,
    valid_from: new Date(now.getTime() - DAY_MS),
    valid_until: null,
    uses_total: null,
    uses_per_vendor: null,
    vendor_ids: [],
    delivery: null,
    created_at: now,
    stopped_at: null,
  }
  return [
    { ...blank, code: 'WELCOME', kind: 'PERCENTAGE', value: 50, cap_minor: part(1), uses_per_vendor: 3 },
    { ...blank, code: 'CITYRIDE', kind: 'AMOUNT', value: part(0.25) },
    { ...blank, code: 'LASTONE', kind: 'PERCENTAGE', value: 100, uses_total: 1 },
  ]
}
