import {
  type BulkColumn,
  type ColumnMapping,
  columnLetters,
  isBulkColumn,
  readTitle,
  type ReadHead,
  type SheetRow,
} from '@beckon/domain/bulk'
import type { SheetColumn } from '../schema.ts'

/** Values that show what a column holds. */
const SAMPLES = 3
const SAMPLE_LENGTH = 60
const HEADING_LENGTH = 200

/** A picture that would be cut in two is left out whole: no database keeps half of one. */
const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/u, '')

/** Normalises a heading, so that spellings of the same one are equal. */
export const foldedHeading = (heading: string): string =>
  cut(
    heading
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s*:.]+/gu, ' ')
      .trim(),
    HEADING_LENGTH,
  )

export interface SheetRead {
  readonly columns: SheetColumn[]
  /** A guess about an important column: the user confirms it first. */
  readonly isUnsure: boolean
}

/** Without these there is no order, or one with the wrong price at the door. */
const essential: readonly BulkColumn[] = ['name', 'phone', 'address', 'amount', 'payment']

/** Columns with an unknown heading are proposed as one of these, by the values in their cells. */
const proposable: readonly BulkColumn[] = [...essential, 'time']

/** The columns of a sheet with what each was taken for: as its headings say, unless the vendor has said otherwise. */
export function sheetColumnsOf(
  head: ReadHead,
  rows: readonly SheetRow[],
  chosenBefore: ReadonlyMap<string, string | null>,
): SheetRead {
  const orders = rows.slice(head.at + 1)
  const width = Math.max(head.titles.length, ...orders.slice(0, 50).map(({ cells }) => cells.length), 0)
  const all = Array.from({ length: width }, (_, index) => {
    const heading = cut((head.titles[index] ?? '').trim(), HEADING_LENGTH)
    const remembered = heading === '' ? undefined : chosenBefore.get(foldedHeading(heading))
    const column =
      remembered === undefined
        ? (takenFor(head.mapping, index) ?? titledAs(head, index, heading))
        : known(remembered)
    const isChosen = remembered !== undefined
    return {
      index,
      letters: columnLetters(index),
      heading,
      samples: samplesOf(orders, index),
      column,
      isChosen,
    }
  }).filter(({ heading, samples }) => heading !== '' || samples.length > 0)
  const taken = new Set(all.map(({ column }) => column))
  const proposal = (index: number) => {
    const options = head.unsure.find((one) => one.index === index)?.columns ?? []
    return options.find((column) => proposable.includes(column) && !taken.has(column)) ?? null
  }
  const guesses = all.map((one) => (one.column === null && !one.isChosen ? proposal(one.index) : null))
  return {
    columns: all.map(({ isChosen: _said, ...one }, at) => ({
      ...one,
      column: one.column ?? guesses[at] ?? null,
    })),
    isUnsure: guesses.some((guess) => guess !== null) || isOpenToDoubt(all, taken, head),
  }
}

/** A clear title decides, even where every cell below it is invalid; not where two columns have it. */
function titledAs({ mapping, unsure }: ReadHead, index: number, heading: string): BulkColumn | null {
  const read = heading === '' ? null : readTitle(heading, true)
  const [meaning] = read?.strength === 'whole' && read.meanings.length === 1 ? read.meanings : []
  const column = known(meaning ?? null)
  if (column === null || mapping[column] !== undefined) return null
  const others = unsure.filter((one) => one.index !== index && one.columns.includes(column))
  return others.length === 0 ? column : null
}

/** A column that may be the price or the payment method, where no other column is. */
const isOpenToDoubt = (
  all: readonly { readonly index: number; readonly isChosen: boolean }[],
  taken: ReadonlySet<BulkColumn | null>,
  { unsure }: ReadHead,
): boolean =>
  essential.some((column) => !taken.has(column)) &&
  all.some(({ index, isChosen }) => !isChosen && unsure.some((one) => one.index === index))

const known = (column: string | null): BulkColumn | null =>
  column !== null && isBulkColumn(column) ? column : null

function takenFor(mapping: ColumnMapping, index: number): BulkColumn | null {
  const found = Object.entries(mapping).find(([, indexes]) => indexes.includes(index))
  return found ? known(found[0]) : null
}

function samplesOf(rows: readonly SheetRow[], index: number): string[] {
  const samples: string[] = []
  for (const { cells } of rows) {
    const text = cells[index]?.text.trim() ?? ''
    if (text !== '' && !samples.includes(text)) samples.push(cut(text, SAMPLE_LENGTH))
    if (samples.length === SAMPLES) break
  }
  return samples
}

/** Inverts the meanings of the columns. */
export function mappingFrom(columns: readonly SheetColumn[]): ColumnMapping {
  const mapping: Partial<Record<BulkColumn, number[]>> = {}
  for (const { index, column } of columns) {
    const name = known(column)
    if (name) (mapping[name] ??= []).push(index)
  }
  return mapping
}

/** Whether rows can be read at all: who, by which phone, and where. */
export const isMapped = (mapping: ColumnMapping): boolean => {
  const has = (column: BulkColumn) => mapping[column] !== undefined
  const knowsWhere = has('address') || has('point') || (has('latitude') && has('longitude'))
  return has('name') && has('phone') && knowsWhere
}
