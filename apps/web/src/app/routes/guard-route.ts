import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { returnPath, wantedPath } from '../../features/maintenance/index.ts'
import { isSignedIn, modeOf } from '../../platform/session/index.ts'
import type { AppDeps } from '../app-deps.ts'
import { type Access, redirectFor, maintenanceOf } from './guard.ts'

/** Returns the present maintenance flags. */
export const maintenanceNow = ({ flags }: Pick<AppDeps, 'flags'>) =>
  maintenanceOf({
    PlannedMaintenance: flags.isOn('PlannedMaintenance'),
    UnplannedMaintenance: flags.isOn('UnplannedMaintenance'),
  })

/** The page and the cause of the check. After a logout the same page is checked again, with the cause `stay`. */
export interface Navigation {
  readonly location: Pick<ParsedLocation, 'href'>
  readonly cause: 'enter' | 'stay' | 'preload'
}

type Entered = Pick<AppDeps, 'session' | 'flags'>

/** Redirects users without access to the route. */
export async function guardRoute(
  access: Access,
  deps: Entered,
  { location, cause }: Navigation,
): Promise<void> {
  const isIn = await isSignedIn(deps.session)
  // A visitor who is redirected anyway, or opens the landing page, does not wait for the flags.
  if (access === 'protected' && isIn) await deps.flags.whenReady()
  const maintenance = maintenanceNow(deps)
  const isGuest = modeOf(deps.session) === 'guest'
  const to = redirectFor(access, { isSignedIn: isIn, isGuest, maintenance })
  switch (to) {
    case null:
      return
    case 'start':
      if (cause === 'enter') wantedPath().write(location.href)
      throw redirect({ to: '/' })
    case 'portal': {
      const wanted = wantedPath().read()
      wantedPath().clear()
      // A guest has no orders but those of this browser.
      if (wanted !== undefined && !isGuest) throw redirect({ href: wanted })
      throw redirect({ to: '/request-a-rider/{-$vendorID}', params: {} })
    }
    case 'maintenance':
      // Typed text is kept as a draft; this path leads back to it.
      returnPath().write(location.href)
      throw redirect({
        to: '/maintenance',
        search: { planned: maintenance === 'planned' ? 'true' : 'false' },
      })
  }
}
