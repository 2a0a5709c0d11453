import { daysOfPreset, periodPresets } from '@beckon/domain/numbers'

/** The filters of the page, as the address has them. */
export interface NumbersFilters {
  readonly preset: string
  readonly from: string
  readonly to: string
  readonly by: string
  readonly shop: string
  readonly zone: string
}

export const filterNames = ['preset', 'from', 'to', 'by', 'shop', 'zone'] as const

/** The input of the calls. */
export interface AskedNumbers {
  readonly from: string
  readonly to: string
  readonly by?: 'hour' | 'day'
  readonly vendor_id?: string
  readonly zone_id?: string
}

/** Which preset is chosen: today at first, `custom` with days of one's own. */
export const presetOf = ({ preset, from, to }: Pick<NumbersFilters, 'preset' | 'from' | 'to'>) =>
  periodPresets.find((one) => one === preset) ?? (from === '' && to === '' ? 'today' : 'custom')

/** Returns the input of the calls; one day of two that is missing is the other one. */
export function askedNumbers(filters: NumbersFilters, today: string): AskedNumbers {
  const preset = presetOf(filters)
  const { from, to, by, shop, zone } = filters
  const days = preset === 'custom' ? { from: from || to, to: to || from } : daysOfPreset(preset, today)
  return {
    ...days,
    ...(by === 'hour' || by === 'day' ? { by } : {}),
    ...(shop === '' ? {} : { vendor_id: shop }),
    ...(zone === '' ? {} : { zone_id: zone }),
  }
}
