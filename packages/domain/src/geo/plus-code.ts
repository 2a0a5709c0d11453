import type { Point } from './point.ts'

/** Open Location Codes ("plus codes"), after the published specification: https://plus.codes/ */

const DIGITS = '23456789CFGHJMPQRVWX'
const BASE = DIGITS.length
const SEPARATOR = '+'
/** Digits of a full code before the separator. */
const BEFORE = 8
/** The first ten digits come in pairs, one for each axis; each one after them divides a cell into 5 rows and 4 columns. */
const PAIRED = 10
const ROWS = 5
const COLUMNS = 4
/** Further digits are finer than a millimetre and are ignored. */
const MOST = 15

/** The rectangle that a code stands for. Degrees. */
interface CodeArea {
  readonly centre: Point
  readonly height: number
  readonly width: number
  /** Digits that counted: 10 is 14 metres, 8 is 280, 6 is five kilometres. */
  readonly digits: number
}

/** Whether the text is a code, and whether a part in front was left out (`short`); undefined for anything else. */
export function plusCodeKind(text: string): 'full' | 'short' | undefined {
  const parts = /^([2-9CFGHJMPQRVWX]*)(0*)\+([2-9CFGHJMPQRVWX]*)$/.exec(text.toUpperCase())
  const [, head, padding, tail] = parts ?? []
  if (head === undefined || padding === undefined || tail === undefined) return undefined
  const before = head.length + padding.length
  if (before > BEFORE || before % 2 === 1 || tail.length === 1 || before + tail.length === 0) return undefined
  const isPadded = padding !== ''
  if (isPadded && (before < BEFORE || head.length < 2 || head.length % 2 === 1 || tail !== ''))
    return undefined
  if (before < BEFORE) return 'short'
  const [latitude, longitude] = [valueOf(head[0]), valueOf(head[1])]
  return latitude * BASE < 180 && longitude * BASE < 360 ? 'full' : undefined
}

/** The area of a full code; undefined for anything else. */
export function decodePlusCode(code: string): CodeArea | undefined {
  if (plusCodeKind(code) !== 'full') return undefined
  const digits = code.toUpperCase().replace(/[0+]/g, '').slice(0, MOST)
  // Counted in whole cells of the finest kind so far, so that no rounding adds up.
  let [row, column, rows, columns] = [0, 0, 9 / BASE, 18 / BASE]
  for (let at = 0; at < Math.min(digits.length, PAIRED); at += 2) {
    row = row * BASE + valueOf(digits[at])
    column = column * BASE + valueOf(digits[at + 1])
    rows *= BASE
    columns *= BASE
  }
  for (const digit of digits.slice(PAIRED)) {
    row = row * ROWS + Math.floor(valueOf(digit) / COLUMNS)
    column = column * COLUMNS + (valueOf(digit) % COLUMNS)
    rows *= ROWS
    columns *= COLUMNS
  }
  const latitude = ((row + 0.5) * 180) / rows - 90
  const longitude = ((column + 0.5) * 360) / columns - 180
  return { centre: { latitude, longitude }, height: 180 / rows, width: 360 / columns, digits: digits.length }
}

/** The full code of a short one, the nearest to `near`; a full one stays as it is; undefined for anything else. */
export function completePlusCode(code: string, near: Point): string | undefined {
  const kind = plusCodeKind(code)
  if (kind !== 'short') return kind && code.toUpperCase()
  const missing = BEFORE - code.indexOf(SEPARATOR)
  const area = decodePlusCode(headOf(near, missing) + code.toUpperCase())
  if (!area) return undefined
  const step = BASE ** (2 - missing / 2)
  const { latitude, longitude } = area.centre
  const north = stepTowards(near.latitude - latitude, step)
  const isOnEarth = Math.abs(latitude + north) <= 90
  return encode(
    {
      latitude: isOnEarth ? latitude + north : latitude,
      longitude: longitude + stepTowards(near.longitude - longitude, step),
    },
    area.digits,
  )
}

const stepTowards = (off: number, step: number): number =>
  Math.abs(off) > step / 2 ? Math.sign(off) * step : 0

const headOf = (near: Point, length: number): string => encode(near, PAIRED).slice(0, length)

/** Returns the code of a point with the given number of digits: an even number up to ten, or any up to fifteen. */
function encode({ latitude, longitude }: Point, digits: number): string {
  const finer = Math.max(0, digits - PAIRED)
  let row = cellOf(latitude + 90, 8_000 * ROWS ** finer, 180)
  let column = cellOf((((longitude + 180) % 360) + 360) % 360, 8_000 * COLUMNS ** finer, 360)
  let code = ''
  for (let left = finer; left > 0; left -= 1) {
    code = digitOf((row % ROWS) * COLUMNS + (column % COLUMNS)) + code
    row = Math.floor(row / ROWS)
    column = Math.floor(column / COLUMNS)
  }
  for (let left = PAIRED; left > 0; left -= 2) {
    code = digitOf(row % BASE) + digitOf(column % BASE) + code
    row = Math.floor(row / BASE)
    column = Math.floor(column / BASE)
  }
  const kept = code.slice(0, digits)
  return kept.slice(0, BEFORE).padEnd(BEFORE, '0') + SEPARATOR + kept.slice(BEFORE)
}

/** The cell that holds it; a billionth of a cell beside its edge counts as on the edge. */
const cellOf = (degrees: number, perDegree: number, range: number): number =>
  Math.min(Math.max(0, Math.floor(degrees * perDegree + 1e-6)), range * perDegree - 1)

const valueOf = (digit: string | undefined): number => DIGITS.indexOf(digit ?? '')
const digitOf = (value: number): string => DIGITS[value] ?? ''
