import { splitUnit } from '../../address/index.ts'
import { needsUnit } from '../../country/index.ts'
import { findUnit, fold } from '../../paste/index.ts'
import { tidyLine } from '../../text/index.ts'
import type { RowReader } from './reader.ts'

/** The address without its unit, and the unit. */
export function readPlace(reader: RowReader): { readonly address: string; readonly unit: string } {
  // Lines of an address in one cell are divided by more than a space.
  const written = reader
    .cell('address')
    .text.split('\n')
    .map((line) => line.replace(/,$/u, '').trim())
    .filter((line) => line !== '')
    .join(', ')
  const unit = reader.line('unit')
  if (unit !== '' || !needsUnit(reader.rules.country)) return { address: written, unit }
  const found = unitIn(written)
  if (found.unit !== '') reader.warn('unit', 'unit-found')
  return found
}

/** At its beginning, or as it is numbered anywhere in it. */
function unitIn(written: string): { address: string; unit: string } {
  const begin = splitUnit(written)
  if (begin.unit !== '') return { address: begin.text, unit: begin.unit }
  const range = findUnit(fold(written), [0, written.length])
  if (!range) return { address: written, unit: '' }
  const address = `${written.slice(0, range[0])} ${written.slice(range[1])}`
    .replace(/\s+,/gu, ',')
    .replace(/,(?:\s*,)+/gu, ',')
    .replace(/^[\s,]+|[\s,]+$/gu, '')
  return { address: tidyLine(address), unit: written.slice(...range) }
}
