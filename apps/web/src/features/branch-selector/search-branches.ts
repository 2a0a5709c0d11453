import type { WireVendor } from '@beckon/contract'
import { findWords } from '@beckon/domain/text'

/** Below so many, looking is quicker than searching. */
export const SEARCH_FROM = 6

/** Returns the vendors whose name, own id or our id contains the typed text, sorted for the reader's language. */
export function searchBranches<T extends Pick<WireVendor, 'name' | 'vendor_id' | 'client_vendor_id'>>(
  vendors: readonly T[],
  search: string,
  language: string,
): readonly T[] {
  const isIn = findWords(search, language)
  return vendors.filter(({ name, vendor_id: id, client_vendor_id: own }) => isIn(`${name} ${own} ${id}`))
}
