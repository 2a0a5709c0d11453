/** Whom a page is for: `without-account` also for guests, who may want one by now. */
export type Access = 'public-only' | 'without-account' | 'protected'

/** Planned or not: the maintenance page says which. Planned wins where both are on. */
export type Maintenance = 'planned' | 'unplanned' | null

export interface Visitor {
  /** In any mode. */
  readonly isSignedIn: boolean
  readonly isGuest: boolean
  readonly maintenance: Maintenance
}

export const maintenanceOf = (isOn: {
  readonly PlannedMaintenance: boolean
  readonly UnplannedMaintenance: boolean
}): Maintenance => (isOn.PlannedMaintenance ? 'planned' : isOn.UnplannedMaintenance ? 'unplanned' : null)

/** Where somebody is led who may not see a page now; null for who may. */
export function leadTo(
  access: Access,
  { isSignedIn, isGuest, maintenance }: Visitor,
): 'home' | 'work' | 'maintenance' | null {
  if (access === 'without-account' && isGuest) return null
  if (access !== 'protected') return isSignedIn ? 'work' : null
  if (!isSignedIn) return 'home'
  return maintenance ? 'maintenance' : null
}
