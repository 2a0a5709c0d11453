import type { SheetCell } from '@beckon/domain/bulk'
import { Unreadable } from './workbook-error.ts'
import { limits } from './limits.ts'
import { numberCell } from './numbers.ts'
import { unescaped } from './read-xml.ts'
import type { NumberStyle } from './styles.ts'

/** The parts that all sheets of a workbook share. */
export interface Shared {
  readonly strings: readonly string[]
  readonly styles: readonly NumberStyle[]
  readonly from1904: boolean
}

/** A cell as the sheet writes it. */
export interface RawCell {
  readonly type: string
  readonly style: number
  /** Of `v`; undefined where there is none. */
  readonly value: string | undefined
  readonly inline: string
  readonly isFormula: boolean
}

/** Returns the content of a cell; undefined for an empty one. */
export function readCell(raw: RawCell, shared: Shared): SheetCell | undefined {
  const cell = contentOf(raw, shared)
  if (!cell) return undefined
  if (cell.text.length > limits.cellLength) throw new Unreadable('cell-too-long')
  return raw.isFormula ? { ...cell, isFormula: true } : cell
}

function contentOf(
  { type, style, value, inline, isFormula }: RawCell,
  shared: Shared,
): SheetCell | undefined {
  if (type === 'inlineStr') return textCell(inline)
  // Programs that do not calculate write formulas without what they show.
  if (value === undefined || (value === '' && type !== 'str')) {
    return isFormula ? { text: '', kind: 'error' } : textCell(inline)
  }
  switch (type) {
    case 's':
      return textCell(sharedString(value, shared))
    case 'str':
      return textCell(unescaped(value))
    case 'b':
      return { text: value.trim() === '1' || value.trim() === 'true' ? 'TRUE' : 'FALSE', kind: 'flag' }
    case 'e':
      return { text: value, kind: 'error' }
    case 'd':
      return isoCell(value)
    default:
      return numberCell(value, shared.styles[style], shared.from1904)
  }
}

function sharedString(value: string, { strings }: Shared): string {
  const string = strings[Number(value)]
  if (string === undefined) throw new Unreadable('corrupt')
  return string
}

const textCell = (text: string): SheetCell | undefined => (/\S/u.test(text) ? { text } : undefined)

/** Dates that are written as dates: `2026-11-30T14:30:00`. */
function isoCell(value: string): SheetCell {
  const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2})?T?(\d{2}:\d{2})?/u.exec(value) ?? []
  const isMidnight = day !== '' && time === '00:00'
  const text = [day, isMidnight ? '' : time].filter((part) => part !== '').join(' ')
  return text === '' ? { text: value } : { text, kind: 'date' }
}
