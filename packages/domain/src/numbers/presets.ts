import { dayAfter } from '../time/index.ts'

/** Periods that operators choose by name. */
export const periodPresets = ['today', 'yesterday', 'week', 'month'] as const
export type PeriodPreset = (typeof periodPresets)[number]

/** Returns the first and the last day of a preset; 7 and 28 days end with today. */
export function daysOfPreset(
  preset: PeriodPreset,
  today: string,
): { readonly from: string; readonly to: string } {
  switch (preset) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: dayAfter(today, -1), to: dayAfter(today, -1) }
    case 'week':
      return { from: dayAfter(today, -6), to: today }
    case 'month':
      return { from: dayAfter(today, -27), to: today }
  }
}
