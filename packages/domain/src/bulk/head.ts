import { type BulkColumn, bulkColumns, type ColumnMapping } from './columns.ts'
import { canBe, guessColumns } from './samples.ts'
import type { SheetCell, SheetRow } from './sheet.ts'
import { readTitle, type ReadTitle } from './titles/read-title.ts'
import type { TitleMeaning } from './titles/title.ts'

/** How the columns of a sheet are understood. */
export interface ReadHead {
  /** Place in the rows of the one with the titles; -1 where the first row is an order already. */
  readonly at: number
  /** Titles of the columns, from column A on; empty where there are none. */
  readonly titles: readonly string[]
  readonly mapping: ColumnMapping
  /** Columns of the sheet that may be what they are proposed as, the likeliest first; not mapped. */
  readonly unsure: readonly { readonly index: number; readonly columns: readonly BulkColumn[] }[]
  /** Columns of the sheet with something in them that nothing is known of; not mapped. */
  readonly unknown: readonly number[]
}

/** Rows that may stand above the titles. */
const ABOVE = 30
const SAMPLES = 50
const SAMPLE_LENGTH = 200

/** Finds the row with the titles and what they say, in any order and in any of our languages. */
export function readHead(rows: readonly SheetRow[]): ReadHead {
  const at = findTitles(rows)
  const titles = (rows[at]?.cells ?? []).map(({ text }) => text.trim())
  const below = rows.slice(at + 1, at + 1 + SAMPLES)
  const width = Math.max(titles.length, ...below.map(({ cells }) => cells.length), 0)
  const columns = Array.from({ length: width }, (_, index) => {
    const samples = below.flatMap(({ cells }) => sampleOf(cells[index]))
    const title = titles[index] ?? ''
    return { index, title, samples, read: title === '' ? null : readTitle(title) }
  })
  return { at, titles, ...mapColumns(columns) }
}

/** Enough of a cell to guess its meaning; none where it is empty. */
function sampleOf(cell: SheetCell | undefined): SheetCell[] {
  const text = cell?.text.trim().slice(0, SAMPLE_LENGTH) ?? ''
  return cell && text !== '' ? [{ ...cell, text }] : []
}

/** The row with the most different meanings of titles; else the first, unless that is an order itself. */
function findTitles(rows: readonly SheetRow[]): number {
  const known = rows.slice(0, ABOVE).map(knownTitles)
  const most = Math.max(0, ...known)
  if (most >= 2) return known.indexOf(most)
  const first = rows[0]?.cells ?? []
  const isOrder = first.some((cell) => cell.kind !== undefined || canBePhone(cell))
  return isOrder ? -1 : rows.length > 0 ? 0 : -1
}

const canBePhone = ({ text }: SheetCell): boolean => text.replace(/\D/gu, '').length >= 7

function knownTitles({ cells }: SheetRow): number {
  const meanings = new Set<TitleMeaning>()
  if (cells.some(canBePhone)) return 0
  for (const { text, kind, isMerged } of cells) {
    // One title over all columns is the title of none.
    if (text.trim() === '' || kind !== undefined || isMerged) continue
    const read = readTitle(text, true)
    // "12 Garden Road" has a word of titles in it.
    if (!read || (read.strength === 'part' && /\d{2}/u.test(text))) continue
    const [meaning] = read.meanings
    if (meaning !== undefined && meaning !== 'none') meanings.add(meaning)
  }
  return meanings.size
}

interface TitledColumn {
  readonly index: number
  readonly title: string
  readonly samples: readonly SheetCell[]
  readonly read: ReadTitle | null
}

/** Of these several columns may be joined. */
const joined: readonly TitleMeaning[] = ['notes', 'description', 'name-part', 'address-part']

function mapColumns(columns: readonly TitledColumn[]): Pick<ReadHead, 'mapping' | 'unsure' | 'unknown'> {
  const byMeaning = new Map<TitleMeaning, TitledColumn[]>()
  const unsure: { index: number; columns: readonly BulkColumn[] }[] = []
  const unknown: number[] = []
  for (const column of columns) {
    const meanings = column.read ? settled(column.read.meanings, column.samples) : []
    const [meaning] = meanings
    const isMeant = meaning !== undefined && meanings.length === 1 && canBeMeant(meaning, column.samples)
    const options = isMeant ? [] : optionsOf(column, meanings)
    if (isMeant) {
      byMeaning.set(meaning, [...(byMeaning.get(meaning) ?? []), column])
    } else if (options.length > 0) unsure.push({ index: column.index, columns: options })
    else if (column.samples.length > 0) unknown.push(column.index)
  }
  const mapping: Partial<Record<BulkColumn, readonly number[]>> = {}
  for (const [meaning, found] of byMeaning) {
    if (meaning === 'none') continue
    const best = joined.includes(meaning) ? found : theBest(found)
    if (best.length > 1 && !joined.includes(meaning)) {
      unsure.push(...best.map(({ index }) => ({ index, columns: columnOf(meaning) })))
    } else if (bulkColumns.some((column) => column === meaning)) {
      mapping[meaning as BulkColumn] = best.map(({ index }) => index)
    }
  }
  return {
    mapping: withParts(mapping, byMeaning),
    unsure: unsure.toSorted((a, b) => a.index - b.index),
    unknown,
  }
}

/** First and last name are a name; street and town an address, or what completes it. */
function withParts(
  mapping: ColumnMapping,
  byMeaning: ReadonlyMap<TitleMeaning, readonly TitledColumn[]>,
): ColumnMapping {
  const parts = (whole: 'name' | 'address') => {
    const more = (byMeaning.get(`${whole}-part`) ?? []).map(({ index }) => index)
    const all = [...(mapping[whole] ?? []), ...more]
    return all.length > 0 ? { [whole]: all } : {}
  }
  return { ...mapping, ...parts('name'), ...parts('address') }
}

function columnOf(meaning: TitleMeaning): BulkColumn[] {
  if (meaning === 'none') return []
  if (meaning === 'name-part') return ['name']
  return meaning === 'address-part' ? ['address'] : [meaning]
}

/** Possible meanings of a column. Its cells have more weight than a title that matches only in part. */
function optionsOf({ read, samples }: TitledColumn, meanings: readonly TitleMeaning[]): BulkColumn[] {
  const named = meanings.flatMap(columnOf)
  if (read?.strength === 'whole' || meanings.length > 1) return named
  const guessed = guessColumns(samples)
  return guessed.length > 0 ? guessed : named
}

const canBeMeant = (meaning: TitleMeaning, samples: readonly SheetCell[]): boolean =>
  meaning === 'none' ||
  meaning.endsWith('-part') ||
  columnOf(meaning).every((column) => canBe(column, samples))

/** "Payment" is a sum at one shop and a payment method at another: the cells decide. */
function settled(meanings: readonly TitleMeaning[], samples: readonly SheetCell[]): readonly TitleMeaning[] {
  const isMoney = (meaning: TitleMeaning) => meaning === 'amount' || meaning === 'payment'
  if (samples.length === 0 || !meanings.every(isMoney)) return meanings
  const [guess] = guessColumns(samples)
  if (guess === 'payment') return ['payment']
  return guess === 'amount' ? ['amount'] : meanings
}

const rank = { whole: 0, part: 1, alike: 2 } as const

/** Of several columns with one meaning, those with the best title and with cells that are not empty. */
function theBest(columns: readonly TitledColumn[]): readonly TitledColumn[] {
  const filled = columns.filter(({ samples }) => samples.length > 0)
  const some = filled.length > 0 ? filled : columns
  const best = Math.min(...some.map(({ read }) => rank[read?.strength ?? 'alike']))
  return some.filter(({ read }) => rank[read?.strength ?? 'alike'] === best)
}
