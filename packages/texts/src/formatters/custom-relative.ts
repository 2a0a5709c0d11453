import { type SpanUnit, spanBetween } from './relative-time.ts'

/** Words for relative times of a language that browsers have no tables of. */
export interface RelativeWords {
  readonly ago: (count: string, unit: string) => string
  readonly ahead: (count: string, unit: string) => string
  /** In the form used in "5 minutes ago". */
  readonly spans: Readonly<Record<SpanUnit, string>>
  readonly now: string
  readonly yesterday: string
  readonly tomorrow: string
}

/** Languages with numbers and dates as in English, and with words of their own for relative times. */
export const customRelative: Readonly<Partial<Record<string, RelativeWords>>> = {
  ceb: {
    ago: (count, unit) => `${count} ka ${unit} ang milabay`,
    ahead: (count, unit) => `human sa ${count} ka ${unit}`,
    spans: { second: 'segundo', minute: 'minuto', hour: 'oras', day: 'adlaw' },
    now: 'karon',
    yesterday: 'gahapon',
    tomorrow: 'ugma',
  },
  'ur-Latn': {
    ago: (count, unit) => `${count} ${unit} pehle`,
    ahead: (count, unit) => `${count} ${unit} mein`,
    spans: { second: 'second', minute: 'minute', hour: 'ghante', day: 'din' },
    now: 'abhi',
    yesterday: 'guzishta kal',
    tomorrow: 'aane wala kal',
  },
}

/** Undefined when it is too far away for words. In seconds. */
export function relativeIn(
  words: RelativeWords,
  away: number,
  plain: (value: number) => string,
): string | undefined {
  const span = spanBetween(away)
  if (!span) return undefined
  const { unit, count } = span
  if (count === 0) return words.now
  if (unit === 'day' && Math.abs(count) === 1) return count < 0 ? words.yesterday : words.tomorrow
  const phrase = count < 0 ? words.ago : words.ahead
  return phrase(plain(Math.abs(count)), words.spans[unit])
}
