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

/** Vendors whose ids begin with `a-` or `b-` are managed by another system: they cannot be edited here. */
export const isLockedOutlet = (vendorId: string): boolean => /^[ab]-/.test(vendorId)

/** Only a person who manages the parent may change an outlet, where that is turned on, and never one of another system. */
export const canEditOutlet = (ask: {
  readonly vendorId: string
  readonly managesParent: boolean
  readonly editVendorOutlet: boolean
}): boolean => ask.editVendorOutlet && ask.managesParent && !isLockedOutlet(ask.vendorId)

/** The switch that takes the outlets' orders along with those of their parent. */
export function outletsSwitch(ask: {
  readonly selected: Branch
  readonly hasOutlets: boolean
  readonly allOutletOrders: boolean
  readonly requestsRider: boolean
}): 'hidden' | 'disabled' | 'enabled' {
  if (!ask.hasOutlets || !ask.allOutletOrders) return 'hidden'
  return ask.requestsRider || !ask.selected.is_parent ? 'disabled' : 'enabled'
}
