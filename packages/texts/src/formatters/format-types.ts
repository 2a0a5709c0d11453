import type { Money } from '@beckon/domain/money'

export interface FormatContext {
  /** The language of the texts. */
  readonly locale: string
  /** ISO country, which decides on the format of dates and numbers where the language has several. */
  readonly country: string
  /** IANA zone of displayed times. */
  readonly timezone: string
  /** The deployment's currency. */
  readonly currency: string
}

/** Times are seconds since 1970, distances metres, durations seconds. */
export interface Formatters {
  /** A decimal as the wire has it, in the deployment's currency unless another is named. */
  amount(decimal: number, currency?: string): string
  money(money: Money): string
  number(value: number): string
  /** "A, B and C" */
  list(parts: readonly string[]): string
  /** A share of one in percent, whole unless more decimals are allowed. */
  percent(share: number, decimals?: number): string
  distance(metres: number): string
  /** Of a file, in megabytes. */
  bytes(count: number): string
  /** Kilograms; grams below one. */
  weight(kilograms: number): string
  /** Centimetres. */
  side(centimetres: number): string
  duration(seconds: number): string
  /** Minutes and seconds that are left, 9:05. */
  countdown(seconds: number): string
  date(at: number): string
  /** Weekday, day and month, without the year. */
  day(at: number): string
  /** Weekday, day, month and time, without the year. */
  dayTime(at: number): string
  time(at: number): string
  dateTime(at: number): string
  /** "5 minutes ago", "in 2 hours"; a date when it is more than a week away. */
  relative(at: number, now: number): string
  /** Four digits of a service hour, 0930, as a time of day. */
  clock(fourDigits: string): string
}
