import { type Checked, problemsOfRow } from '../shared/check-rows.ts'
import { Refused } from '../shared/failure.ts'
import { readMoney } from '../shared/money.ts'
import type { Delivery } from '../shared/request-delivery.ts'
import type { Mapping } from './mapping.ts'
import type { Fields } from './sheet.ts'

const yes: ReadonlySet<string> = new Set(['yes', 'y', 'true', '1', 'x'])
const no: ReadonlySet<string> = new Set(['', 'no', 'n', 'false', '0'])

/** The fields of a row of a workbook, whose columns Beckon recognised. */
export const fieldsOfCells = ({
  cells,
  dropoff_address: address,
}: Pick<Checked, 'cells' | 'dropoff_address'>): Fields => ({
  ...cells,
  // Where only a point was given.
  ...(cells.address ? {} : { address }),
  ...(cells['age-check'] === undefined ? {} : { check_age: cells['age-check'] }),
})

/** The delivery of a checked row; throws `Refused` with the remedy. */
export function deliveryOfRow(
  mapping: Mapping,
  currency: string,
  checked: Pick<Checked, 'place' | 'problems' | 'collect_at'>,
  fields: Fields,
): Delivery {
  const problem = problemsOfRow(checked)
  if (problem) throw new Refused(problem.code, problem.advice)
  const { place, collect_at: collectAt } = checked
  if (!place) throw new Refused('address-unknown', 'The address is not found: correct it.')
  const value = readMoney(fields.amount ?? mapping.defaults.amount ?? '', currency)
  if (!value)
    throw new Refused('amount', 'The amount must be written like 25.50, without thousands and currency.')
  const { unit, notes, description = mapping.defaults.description, reference } = fields
  return {
    collection_point: mapping.collection_point,
    ...(collectAt === null ? {} : { collect_at: collectAt }),
    customer: { name: fields.name ?? '', phone: fields.phone ?? '' },
    dropoff: {
      latitude: place.latitude,
      longitude: place.longitude,
      address: fields.address ?? place.address,
      ...(unit === undefined ? {} : { unit }),
      ...(notes === undefined ? {} : { notes }),
    },
    goods: {
      ...(description === undefined ? {} : { description }),
      value,
      payment: paymentOf(mapping, fields),
    },
    check_age: isAgeChecked(fields),
    ...(reference ? { reference: referenceOf(reference) } : {}),
  }
}

const LONGEST_REFERENCE = 64

function referenceOf(text: string): string {
  if (text.length <= LONGEST_REFERENCE) return text
  throw new Refused('reference', `The reference has more than ${LONGEST_REFERENCE} characters: shorten it.`)
}

function paymentOf({ payments, defaults }: Mapping, { payment }: Fields): Delivery['goods']['payment'] {
  const read = payment === undefined || payment === '' ? defaults.payment : payments[payment]
  if (read) return read
  throw new Refused(
    'payment',
    'The payment is not in "payments" of the mapping: add it there, or correct the cell.',
  )
}

function isAgeChecked({ check_age: text = '' }: Fields): boolean {
  const word = text.trim().toLowerCase()
  if (yes.has(word)) return true
  if (no.has(word)) return false
  throw new Refused('check_age', 'The age check must be yes or no.')
}
