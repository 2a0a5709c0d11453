import { matchAddress, type RowDraft } from '@beckon/domain/bulk'
import { distanceBetween } from '@beckon/domain/geo'
import { ADDRESS_SEARCH_LENGTH, SAME_PLACE_METRES } from '@beckon/domain/limits'
import type { BulkPlace } from '../schema.ts'
import type { BulkDeps } from '../deps.ts'
import { memoised } from './memoise.ts'
import type { RowContext } from './row-rules.ts'

export type FoundPlace =
  | { readonly place: BulkPlace; readonly problem?: 'address-vague' | 'address-several' }
  | { readonly place: null; readonly problem?: 'address-unknown' }

/** Returns the place of a row's destination: its coordinates, the user's pin, or the search result of its address. */
export async function findPlace(
  { places }: BulkDeps,
  { vendor, deployment, language, known }: RowContext,
  draft: RowDraft,
  kept: BulkPlace | null,
): Promise<FoundPlace> {
  if (kept?.confirmed) return { place: kept }
  if (draft.point) {
    return { place: { ...draft.point, address: draft.address, precision: 'building', confirmed: true } }
  }
  if (draft.address.trim() === '') return { place: null }
  const near = { latitude: vendor.latitude, longitude: vendor.longitude }
  const query = draft.address.slice(0, ADDRESS_SEARCH_LENGTH)
  const search = () => places.search({ query, country: deployment.country, language, near })
  const [first, second] = await memoised(known.places, query, search)
  const fit = first && matchAddress(draft.address, first)
  if (!first || fit === 'unlike') return { place: null, problem: 'address-unknown' }
  const { latitude, longitude, formatted_address: address, precision } = first
  const place = { latitude, longitude, address, precision }
  if (fit !== 'exact') {
    const right_door = fit === 'misspelt'
    return { place: { ...place, confirmed: false, right_door }, problem: 'address-vague' }
  }
  const isRepeated =
    second !== undefined &&
    matchAddress(draft.address, second) === 'exact' &&
    distanceBetween(first, second) > SAME_PLACE_METRES
  return isRepeated
    ? { place: { ...place, confirmed: false, right_door: true }, problem: 'address-several' }
    : { place: { ...place, confirmed: true } }
}
