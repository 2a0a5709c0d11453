import { fold } from '../../paste/index.ts'
import { plainDigits } from '../../text/index.ts'

const afternoon =
  /(?<![a-z])(?:pm|p\.m\.?|du|odp|iltap\w*|em)\b|下午|午後|晚上|傍晚|مساء|(?<![\p{L}])م(?![\p{L}])|บ่าย|เย็น|বিকাল|বিকেল|সন্ধ্যা|petang|malam|hapon|gabi|شام|sham/u
const morning =
  /(?<![a-z])(?:am|a\.m\.?|de|dop|fm)\b|上午|午前|早上|صباح|(?<![\p{L}])ص(?![\p{L}])|เช้า|সকাল|pagi|umaga|buntag|صبح|subah/u
const time = /(?<!\d)(\d{1,2})\s*(?:[:.h時点點]|시)\s*(\d{2})?(?::\d{2})?(?!\d)/u
const hour = /(?<!\d)(\d{1,2})(?!\d)/u
const military = /^(\d{1,2})(\d{2})$/u

/** A time of day, `14:30`, that a text names; of a span the begin. A number below one is a part of the day. */
export function readClock(text: string): string | undefined {
  const folded = fold(plainDigits(text)).trim()
  if (/^0?[.,]\d+$/u.test(folded)) return ofMinutes(Math.round(Number(folded.replace(',', '.')) * 1440))
  const [, hours, minutes = '0'] = time.exec(folded) ?? military.exec(folded) ?? hour.exec(folded) ?? []
  if (hours === undefined || /\d{5}/u.test(folded)) return undefined
  const named = Number(hours)
  const isAfternoon = afternoon.test(folded)
  const half = isAfternoon || morning.test(folded)
  if (half && named > 12 && !isAfternoon) return undefined
  const base = half && named === 12 ? 0 : named
  const whole = isAfternoon && base < 12 ? base + 12 : base
  return whole < 24 && Number(minutes) < 60 ? ofMinutes(whole * 60 + Number(minutes)) : undefined
}

function ofMinutes(minutes: number): string | undefined {
  const two = (value: number) => String(value).padStart(2, '0')
  return minutes < 1440 ? `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` : undefined
}
