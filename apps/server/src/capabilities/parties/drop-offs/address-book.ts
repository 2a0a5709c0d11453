import { randomUUID } from 'node:crypto'
import type { NewSavedAddress, SavedAddress } from '@beckon/contract'
import { savedAddressViolations } from '@beckon/domain/address'
import type { CountryCode } from '@beckon/domain/country'
import { SHORTEST_BOOK_SEARCH } from '@beckon/domain/limits'
import { isPossiblePhone, keepPhoneCharacters, toE164 } from '@beckon/domain/phone'
import { plainDigits } from '@beckon/domain/text'
import { sqlState } from '../../../platform/database/sql-errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import type { ActingUser } from '../vendors/index.ts'
import type { DropOffDeps } from './deps.ts'
import {
  changeSaved,
  deleteSaved,
  findSaved,
  loadSaved,
  putSaved,
  savedAfter,
  type SavedRow,
} from './store.ts'

const SHORTEST_PHONE = 4
const MOST_WORDS = 8
const UNIQUE_VIOLATION = '23505'

/** Normalises both sides of a search: letters without case and marks, digits of every script as 0 to 9. */
const folded = (text: string): string =>
  plainDigits(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('und')
    .replace(/\s+/gu, ' ')
    .trim()

/** Returns the searchable text of an entry. */
export const searchTextOf = (entry: {
  readonly name: string
  readonly phone: string
  readonly unit: string
  readonly building: string
  readonly address: string
}): string => folded([entry.name, entry.phone, entry.unit, entry.building, entry.address].join(' '))

export interface EntryKey {
  readonly vendorId: string
  readonly id: string
}
export interface NewEntry {
  readonly vendorId: string
  readonly entry: NewSavedAddress
}
export interface ChangedEntry extends EntryKey {
  readonly entry: NewSavedAddress
}
export interface BookSearch {
  readonly vendorId: string
  readonly typed: string
}
export interface BookPage {
  readonly vendorId: string
  readonly after: string | undefined
  readonly count: number
}

/** Returns entries of the address book by id, from behind `after` on. */
export async function pageOfBook(
  { db, vendors, isOn }: DropOffDeps,
  user: ActingUser,
  { vendorId, after, count }: BookPage,
): Promise<SavedAddress[] | Refusal> {
  const vendor = await vendors.vendorFor(user, vendorId)
  if (isRefusal(vendor)) return vendor
  if (!(await isOn(user.country, 'AddressBook', vendor))) return []
  return (await savedAfter(db, vendorId, after ?? '', count)).map(presentSaved)
}

/** Returns an entry of the address book. */
export async function readCustomer(
  { db, vendors }: DropOffDeps,
  user: ActingUser,
  { vendorId, id }: EntryKey,
): Promise<SavedAddress | Refusal> {
  const vendor = await vendors.vendorFor(user, vendorId)
  if (isRefusal(vendor)) return vendor
  const saved = await loadSaved(db, { vendorId, id })
  return saved ? presentSaved(saved) : refuse('customer.not-found')
}

/** Customers whose name, phone or address has every word that was typed; from two letters on. */
export async function searchCustomers(
  { db, vendors, isOn }: DropOffDeps,
  user: ActingUser,
  { vendorId, typed }: BookSearch,
): Promise<SavedAddress[] | Refusal> {
  const vendor = await vendors.vendorFor(user, vendorId)
  if (isRefusal(vendor)) return vendor
  const text = folded(typed)
  if (text.length < SHORTEST_BOOK_SEARCH || !(await isOn(user.country, 'AddressBook', vendor))) return []
  // A phone may be typed with spaces, and with the zero that stands for the country.
  const digits = keepPhoneCharacters(typed).replace(/^0/, '')
  const words = text.split(' ').slice(0, MOST_WORDS)
  const found = await findSaved(db, vendorId, {
    words,
    phone: digits.length >= SHORTEST_PHONE ? digits : undefined,
  })
  return found.map(presentSaved)
}

export async function saveCustomer(
  deps: DropOffDeps,
  user: ActingUser,
  { vendorId, entry }: NewEntry,
): Promise<{ result: SavedAddress } | Refusal> {
  const columns = await columnsOf(deps, user, vendorId, entry)
  if (isRefusal(columns)) return columns
  const saved = await inTransaction(deps.db, (tx) =>
    putSaved(tx, {
      ...columns,
      vendor_id: vendorId,
      address_id: randomUUID(),
      created_at: columns.changed_at,
    }),
  )
  return { result: presentSaved(saved) }
}

export async function changeCustomer(
  deps: DropOffDeps,
  user: ActingUser,
  { vendorId, id, entry }: ChangedEntry,
): Promise<{ result: SavedAddress } | Refusal> {
  const columns = await columnsOf(deps, user, vendorId, entry)
  if (isRefusal(columns)) return columns
  try {
    const saved = await inTransaction(deps.db, (tx) => changeSaved(tx, { vendorId, id }, columns))
    return saved ? { result: presentSaved(saved) } : refuse('customer.not-found')
  } catch (error) {
    // It would be the same as another entry.
    if (sqlState(error) === UNIQUE_VIOLATION) return refuse('customer.invalid')
    throw error
  }
}

export async function deleteCustomer(
  { db, vendors }: DropOffDeps,
  user: ActingUser,
  { vendorId, id }: EntryKey,
): Promise<{ result: true } | Refusal> {
  const vendor = await vendors.vendorFor(user, vendorId)
  if (isRefusal(vendor)) return vendor
  return (await deleteSaved(db, vendorId, id)) ? { result: true } : refuse('customer.not-found')
}

async function columnsOf(
  { vendors, clock }: DropOffDeps,
  user: ActingUser,
  vendorId: string,
  entry: NewSavedAddress,
) {
  const vendor = await vendors.vendorFor(user, vendorId)
  if (isRefusal(vendor)) return vendor
  const violations = violationsOf(entry, user.country)
  const [first] = Object.values(violations)
  if (first !== undefined) return refuse('customer.invalid', { translation_key: first, fields: violations })
  const phone = toE164(entry.phone_number, user.country)
  const { name, unit, building, address_text, notes, latitude, longitude } = entry
  return {
    country: user.country,
    name,
    phone_number: phone,
    unit,
    building,
    address_text,
    notes,
    latitude,
    longitude,
    search_text: searchTextOf({ name, phone, unit, building, address: address_text }),
    changed_at: clock.now(),
  }
}

function violationsOf(entry: NewSavedAddress, country: CountryCode): Record<string, string> {
  const { latitude, longitude } = entry
  const [address] = savedAddressViolations({
    point: { latitude, longitude },
    notes: entry.notes,
    streetAddress: entry.address_text,
  })
  return {
    ...(isPossiblePhone(entry.phone_number, country) ? {} : { phone: 'request.fault.phone-invalid' }),
    ...(address ? { address: `address.error.${address}` } : {}),
  }
}

export const presentSaved = (row: SavedRow): SavedAddress => ({
  id: row.address_id,
  name: row.name,
  phone_number: row.phone_number,
  latitude: row.latitude,
  longitude: row.longitude,
  address: [row.unit, row.building, row.address_text].filter((part) => part !== '').join(', '),
  notes: row.notes,
  unit: row.unit,
  building: row.building,
  address_text: row.address_text,
})
