import { instantAt } from '@beckon/domain/time'
import type { Texts } from '../../platform/texts/index.ts'

/** Writes days, `2030-06-15`, by formatters of the same time zone; a day has no time and so no zone of its own. */
export function dayTexts(format: Pick<Texts['format'], 'date' | 'day'>, timezone: string) {
  const noon = (day: string) => instantAt(day, '12:00', timezone) ?? 0
  return {
    date: (day: string): string => format.date(noon(day)),
    /** With its weekday, without its year. */
    day: (day: string): string => format.day(noon(day)),
  }
}
