import { placeScore, fold } from '../paste/index.ts'
import { plainDigits } from '../text/index.ts'
import type { BulkColumn } from './columns.ts'
import { readClock } from './cells/clock-times.ts'
import { readPayment } from './cells/read-payment.ts'
import type { SheetCell } from './sheet.ts'

/** Whether most cells of a column fit the meaning of its title; an empty column fits every meaning. */
export function canBe(column: BulkColumn, cells: readonly SheetCell[]): boolean {
  const test = tests[column]
  return !test || cells.length === 0 || share(cells, test) >= 0.3
}

type Test = (cell: SheetCell) => boolean

const digitsOf = ({ text }: SheetCell): string => plainDigits(text).replace(/\D/gu, '')
const isPhone: Test = (cell) => {
  const count = digitsOf(cell).length
  return cell.kind !== 'date' && count >= 6 && count <= 17 && !/\p{L}{3}/u.test(cell.text)
}
const isAmount: Test = (cell) => digitsOf(cell) !== '' && cell.kind !== 'date'
const isDegrees =
  (most: number): Test =>
  (cell) => {
    const value = Number(plainDigits(cell.text).replace(',', '.'))
    return cell.text.trim() !== '' && Math.abs(value) <= most
  }

/** With a mark of the hour: `9.30` alone is an amount. */
const hourMark = /\p{Nd}\s*(?:[:：]\s*\p{Nd}{2}|[時时点點]|시|[ap]\.?m\b)|[上下]午/iu
const CLOCK_LENGTH = 24
const isClock: Test = ({ text, kind }) =>
  kind === 'date'
    ? !text.includes('-')
    : text.length <= CLOCK_LENGTH && hourMark.test(text) && readClock(text) !== undefined
const isAddress: Test = (cell) => cell.kind !== 'date' && !isClock(cell)

const tests: Readonly<Partial<Record<BulkColumn, Test>>> = {
  phone: isPhone,
  address: isAddress,
  amount: isAmount,
  latitude: isDegrees(90),
  longitude: isDegrees(180),
  name: ({ text }) => /\p{L}/u.test(text),
}

const share = (cells: readonly SheetCell[], test: Test): number => cells.filter(test).length / cells.length

/** Possible meanings of a column without a known title, by its cells; the likeliest first. */
export function guessColumns(cells: readonly SheetCell[]): BulkColumn[] {
  const isMost = (test: Test) => cells.length > 0 && share(cells, test) >= 0.6
  const found: BulkColumn[] = []
  if (isMost((cell) => readPayment(cell.text) !== undefined)) found.push('payment')
  if (isMost(({ kind, text }) => kind === 'date' && text.includes('-'))) found.push('date')
  if (isMost(isClock)) found.push('time')
  if (isMost((cell) => isPhone(cell) && !isClock(cell) && digitsOf(cell).length >= 8)) found.push('phone')
  if (isMost(({ text }) => placeScore(fold(text)) >= 2)) found.push('address')
  if (found.length === 0 && isMost(isShortNumber)) found.push('amount')
  if (found.length === 0 && isMost(isNameLike)) found.push('name', 'description')
  return found
}

const isShortNumber: Test = (cell) =>
  /^\p{Sc}?\s?\d{1,7}(?:[.,]\d{1,3})?$/u.test(plainDigits(cell.text).trim())
const isNameLike: Test = ({ text }) => /^[\p{L}\p{M}' .-]{2,40}$/u.test(text.trim())
