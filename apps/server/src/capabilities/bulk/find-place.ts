import { isExactAddress, type RowDraft } from '@beckon/domain/bulk'
import { distanceBetween } from '@beckon/domain/geo'
import type { BulkPlace } from '../../platform/database/schema-bulk.ts'
import type { BulkParts } from './bulk-parts.ts'
import { once } from './once.ts'
import type { Checking } from './rules-of.ts'

/** Metres between two places of one address that are still one place. */
const ONE_PLACE = 300

export type FoundPlace =
  | { readonly place: BulkPlace; readonly problem?: 'address-vague' | 'address-several' }
  | { readonly place: null; readonly problem?: 'address-unknown' }

/** Where a row's parcel goes: as the row itself says, as a person has put it, or as its address is found. */
export async function findPlace(
  { places }: BulkParts,
  { vendor, deployment, language, known }: Checking,
  draft: RowDraft,
  kept: BulkPlace | null,
): Promise<FoundPlace> {
  if (kept?.confirmed) return { place: kept }
  if (draft.point) {
    return { place: { ...draft.point, address: draft.address, precision: 'building', confirmed: true } }
  }
  if (draft.address.trim() === '') return { place: null }
  const near = { latitude: vendor.latitude, longitude: vendor.longitude }
  const query = draft.address.slice(0, 200)
  const search = () => places.search({ query, country: deployment.country, language, near })
  const [first, second] = await once(known.places, query, search)
  if (!first) return { place: null, problem: 'address-unknown' }
  const { latitude, longitude, formatted_address: address, precision } = first
  const place = { latitude, longitude, address, precision }
  if (!isExactAddress(draft.address, first))
    return { place: { ...place, confirmed: false }, problem: 'address-vague' }
  const isTwice =
    second !== undefined &&
    isExactAddress(draft.address, second) &&
    distanceBetween(first, second) > ONE_PLACE
  return isTwice
    ? { place: { ...place, confirmed: false }, problem: 'address-several' }
    : { place: { ...place, confirmed: true } }
}
