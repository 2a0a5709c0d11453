import { Refused } from '../shared/failure.ts'
import { workbookOf } from '../shared/workbook.ts'
import type { Field, Mapping } from './mapping.ts'
import { readCsv, separatorOf } from './read-csv.ts'

/** Titles that the bulk call recognises. */
const bulkTitles: Readonly<Record<Field, string>> = {
  name: 'Name',
  phone: 'Phone',
  address: 'Address',
  unit: 'Unit',
  notes: 'Notes',
  description: 'Description',
  amount: 'Amount',
  payment: 'Payment',
  check_age: 'Age check',
  reference: 'Reference',
  latitude: 'Latitude',
  longitude: 'Longitude',
}
const bulkFields = Object.keys(bulkTitles) as Field[]

/** Fields of one row, trimmed, with the defaults of the mapping. */
export type Fields = Readonly<Partial<Record<Field, string>>>

export interface CsvSheet {
  /** The rows at the same places, for the bulk call. */
  readonly workbook: Uint8Array<ArrayBuffer>
  /** By the number that a spreadsheet program shows. */
  readonly rows: ReadonlyMap<number, Fields>
}

/** Reads a CSV file by the columns of the mapping. */
export function readSheet(content: Uint8Array, mapping: Mapping): CsvSheet {
  const text = textOf(content, mapping.encoding)
  const [head = [], ...lines] = readCsv(text, mapping.separator ?? separatorOf(text))
  const places = placesOf(head, mapping)
  const rows = new Map(
    lines.flatMap((cells, index) =>
      cells.every((cell) => cell.trim() === '')
        ? []
        : [[index + 2, fieldsOf(mapping, places, cells)] as const],
    ),
  )
  if (rows.size === 0) throw new Refused('file.empty', 'The file has no row below the titles.')
  const written = lines.map((_, index) => {
    const fields = rows.get(index + 2)
    return fields ? bulkFields.map((field) => bulkCell(mapping, field, fields[field] ?? '')) : []
  })
  return { rows, workbook: workbookOf([bulkFields.map((field) => bulkTitles[field]), ...written]) }
}

function fieldsOf({ defaults }: Mapping, places: Places, cells: readonly string[]): Fields {
  const read = places.map(([field, at]) => {
    const filled = at.map((one) => (cells[one] ?? '').trim()).filter((cell) => cell !== '')
    return [field, filled.join(field === 'name' ? ' ' : ', ')] as const
  })
  const { description, amount } = defaults
  const given = Object.fromEntries(read.filter(([, text]) => text !== ''))
  return {
    ...(description === undefined ? {} : { description }),
    ...(amount === undefined ? {} : { amount }),
    ...given,
  }
}

/** The workbook is only checked: cash may cost more, other ways to pay do not differ. */
const bulkCell = ({ payments, defaults }: Mapping, field: Field, text: string): string => {
  if (field !== 'payment') return text
  const payment = text === '' ? defaults.payment : payments[text]
  return payment === 'cash_on_delivery' ? 'CASH_ON_DELIVERY' : 'PAID'
}

type Places = readonly (readonly [Field, readonly number[]])[]

function textOf(content: Uint8Array, encoding: Mapping['encoding']): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content)
  } catch {
    throw new Refused('file.encoding', `The file is not in ${encoding}: set "encoding" of the mapping.`)
  }
}

function placesOf(head: readonly string[], { columns }: Mapping): Places {
  const titles = head.map((title) => title.trim().toLowerCase())
  const missing: string[] = []
  const places = fields(columns).map(([field, names]) => {
    const at = names.map((name) => titles.indexOf(name.trim().toLowerCase()))
    missing.push(...names.filter((_, index) => at[index] === -1))
    return [field, at] as const
  })
  if (missing.length > 0)
    throw new Refused(
      'file.columns',
      `The file has no column ${missing.map((name) => `"${name}"`).join(', ')}: correct "columns" of the mapping, or the titles.`,
    )
  return places
}

const fields = (columns: Mapping['columns']): (readonly [Field, readonly string[]])[] =>
  // Keys of a strict object.
  (Object.keys(columns) as Field[]).flatMap((field) => {
    const names = columns[field]
    return names ? [[field, names] as const] : []
  })
