import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { returnPath } from '../../features/maintenance/index.ts'
import { isSignedIn, modeOf } from '../../platform/session/index.ts'
import type { AppParts } from '../parts.ts'
import { type Access, leadTo, maintenanceOf } from './guard.ts'

/** What the maintenance flags say now. */
export const maintenanceNow = ({ flags }: AppParts) =>
  maintenanceOf({
    PlannedMaintenance: flags.isOn('PlannedMaintenance'),
    UnplannedMaintenance: flags.isOn('UnplannedMaintenance'),
  })

/** Lets people in, or leads them to where they may be. */
export async function enter(access: Access, parts: AppParts, location: ParsedLocation): Promise<void> {
  const isIn = await isSignedIn(parts.session)
  // Whoever is led elsewhere anyway, and whoever only looks at the front page, does not wait.
  if (access === 'protected' && isIn) await parts.flags.whenReady()
  const maintenance = maintenanceNow(parts)
  const to = leadTo(access, { isSignedIn: isIn, isGuest: modeOf(parts.session) === 'guest', maintenance })
  switch (to) {
    case null:
      return
    case 'home':
      throw redirect({ to: '/' })
    case 'work':
      throw redirect({ to: '/request-a-rider/{-$vendorID}', params: {} })
    case 'maintenance':
      // What was typed is kept as a draft; this is the way back to it.
      returnPath().write(location.href)
      throw redirect({
        to: '/maintenance',
        search: { planned: maintenance === 'planned' ? 'true' : 'false' },
      })
  }
}
