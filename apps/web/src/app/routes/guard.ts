/** Whom a page is for. */
export type Access = 'public-only' | 'protected'

/** Planned or not: the maintenance page says which. Planned wins where both are on. */
export type Maintenance = 'planned' | 'unplanned' | null

export interface Visitor {
  readonly isSignedIn: boolean
  readonly maintenance: Maintenance
}

export const maintenanceOf = (isOn: {
  readonly PlannedMaintenance: boolean
  readonly UnplannedMaintenance: boolean
}): Maintenance => (isOn.PlannedMaintenance ? 'planned' : isOn.UnplannedMaintenance ? 'unplanned' : null)

/** Where somebody is led who may not see a page now; null for who may. */
export function leadTo(
  access: Access,
  { isSignedIn, maintenance }: Visitor,
): 'home' | 'work' | 'maintenance' | null {
  if (access === 'public-only') return isSignedIn ? 'work' : null
  if (!isSignedIn) return 'home'
  return maintenance ? 'maintenance' : null
}
