import type { CountryCode } from '../../country/index.ts'
import { isPossiblePhone, isValidPhone, keepPhoneCharacters, toE164 } from '../../phone/index.ts'
import { plainDigits } from '../../text/index.ts'
import type { RowReader } from './reader.ts'

/** Significant digits of numbers in spreadsheets; further ones are invented. */
const KEPT_DIGITS = 15

/** `6.59123E+10`, the display of a number whose column is too narrow, or a copy of it. */
const exponent = /^\s*(\d)(?:[.,](\d+))?e\+?(\d{1,2})\s*$/iu

/** The customer's number, with the zero or the plus that a spreadsheet took for nothing. */
export function readPhone(reader: RowReader): string {
  const { country } = reader.rules
  const cell = reader.cell('phone')
  const written = plainDigits(reader.line('phone'))
  const whole = withoutExponent(written)
  const isShortened = whole === null || (cell.kind === 'number' && digitsOf(written).length > KEPT_DIGITS)
  if (isShortened) {
    reader.violation('phone', 'phone-shortened')
    return written
  }
  const [first = '', ...others] = numbersIn(whole ?? written)
  if (others.some((one) => digitsOf(one).length >= 7)) reader.warn('phone', 'phone-first')
  const kept = keepPhoneCharacters(first)
  if (kept === '') return written
  const completed = completions(kept).find((one) => isValidPhone(one, country))
  if (completed !== undefined && completed !== kept) reader.warn('phone', 'phone-completed')
  return understood(completed ?? kept, country)
}

const digitsOf = (text: string): string => text.replace(/\D/gu, '')

const understood = (text: string, country: CountryCode): string =>
  isPossiblePhone(text, country) ? toE164(text, country) : text

/** All digits where they are all there; null where some were lost; undefined where there is no exponent. */
function withoutExponent(text: string): string | null | undefined {
  const [, head, tail = '', power] = exponent.exec(text) ?? []
  if (head === undefined) return undefined
  return tail.length >= Number(power) ? head + tail.slice(0, Number(power)) : null
}

/** "9123 4567 / 9876 5432": two numbers in a cell. An extension belongs to its number and is left out. */
const numbersIn = (text: string): string[] =>
  text
    .replace(/\.0+$/u, '')
    .replace(/\s*(?:ext|extension|x)\.?\s*\d{1,5}\s*$/iu, '')
    .split(/[/;|,\n]|\s(?:or|and)\s|\s{2,}/iu)
    .filter((part) => /\d/u.test(part))

/** As it is, then with the zero in front, then with the plus. */
function completions(kept: string): string[] {
  if (kept.startsWith('+')) return [kept]
  const abroad = kept.startsWith('00') ? [`+${kept.slice(2)}`] : [`0${kept}`, `+${kept}`]
  return [kept, ...abroad]
}
