import type { WireVendor } from '@beckon/contract'
import { findWords } from '@beckon/domain/text'

/** Below so many, looking is quicker than searching. */
export const SEARCH_FROM = 6

/** Those whose name or id holds what was typed, by the language of the reader. */
export function searchBranches<T extends Pick<WireVendor, 'name' | 'vendor_id'>>(
  vendors: readonly T[],
  search: string,
  language: string,
): readonly T[] {
  const isIn = findWords(search, language)
  return vendors.filter(({ name, vendor_id: id }) => isIn(`${name} ${id}`))
}
