import type { WireVendor } from '@beckon/contract'

/** Below so many, looking is quicker than searching. */
export const SEARCH_FROM = 6

/** By name or by id, whatever the case. */
export function matchesSearch({ name, vendor_id: id }: WireVendor, search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase()
  return name.toLocaleLowerCase().includes(wanted) || id.toLocaleLowerCase().includes(wanted)
}
