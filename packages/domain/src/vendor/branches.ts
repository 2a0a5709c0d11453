export interface Branch {
  readonly vendor_id: string
  readonly name: string
  readonly is_parent: boolean
}

/** Parents first, then by name as the language sorts it. */
export function sortBranches<T extends Branch>(branches: readonly T[], language: string): T[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  return branches.toSorted(
    (a, b) =>
      Number(b.is_parent) - Number(a.is_parent) ||
      compare(a.name, b.name) ||
      compare(a.vendor_id, b.vendor_id),
  )
}

/** Outlets that another system owns cannot be edited here. */
export const isLockedOutlet = (vendorId: string): boolean => /^[ab]-/.test(vendorId)
