import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { useSession } from '../platform/session/index.ts'
import { ColorSchemeContext } from '../platform/theme/color-scheme.ts'
import { VisitorContext } from '../platform/visitor/index.ts'
import type { AppRouter } from './router.tsx'

export interface PortalVisitorProps {
  readonly router: AppRouter
  readonly children: ReactNode
}

/** Provides the session and the router of the portal to the pages before the login. */
export function PortalVisitorProvider({ router, children }: PortalVisitorProps) {
  const { identity, mode, isAttempting, problem, attempt, continueAsGuest } = useSession()
  const path = useRouterState({ router, select: ({ location }) => location.pathname })
  const { setColorScheme } = useMantineColorScheme()
  const shown = useComputedColorScheme('light')
  const scheme = useMemo(() => ({ shown, choose: setColorScheme }), [shown, setColorScheme])
  const visitor = {
    identity,
    mode,
    isAttempting,
    problem,
    attempt,
    path,
    continueAsGuest: (guest: Parameters<typeof continueAsGuest>[0]) => {
      continueAsGuest(guest)
      void router.navigate({ to: '/request-a-rider/{-$vendorID}', params: { vendorID: guest.vendorId } })
    },
    open: (to: string) => {
      void router.navigate({ href: to })
      return true
    },
  }
  return (
    <ColorSchemeContext value={scheme}>
      <VisitorContext value={visitor}>{children}</VisitorContext>
    </ColorSchemeContext>
  )
}
