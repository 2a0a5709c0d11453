/** Access to a page. `without-account` pages (login, registration) are open to guests too. */
export type Access = 'public-only' | 'without-account' | 'protected'

/** The kind of maintenance; planned takes precedence where both are on. */
export type Maintenance = 'planned' | 'unplanned' | null

export interface AccessFacts {
  /** In any mode. */
  readonly isSignedIn: boolean
  readonly isGuest: boolean
  readonly maintenance: Maintenance
}

export const maintenanceOf = (isOn: {
  readonly PlannedMaintenance: boolean
  readonly UnplannedMaintenance: boolean
}): Maintenance => (isOn.PlannedMaintenance ? 'planned' : isOn.UnplannedMaintenance ? 'unplanned' : null)

/** Returns where a visitor without access to a page is redirected; null with access. */
export function redirectFor(
  access: Access,
  { isSignedIn, isGuest, maintenance }: AccessFacts,
): 'start' | 'portal' | 'maintenance' | null {
  if (access === 'without-account' && isGuest) return null
  if (access !== 'protected') return isSignedIn ? 'portal' : null
  if (!isSignedIn) return 'start'
  return maintenance ? 'maintenance' : null
}
