import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import { identityOf } from '../platform/session/index.ts'
import { NotFound } from '../screens/not-found/Screen.tsx'
import { Crashed } from './ErrorBoundary.tsx'
import type { AppDeps } from './app-deps.ts'
import { Pending } from './Pending.tsx'
import { maintenanceNow } from './routes/guard-route.ts'
import { openRoutes } from './routes/open-routes.ts'
import { protectedRoutes } from './routes/protected-routes.ts'
import { publicRoutes } from './routes/public-routes.ts'
import { root } from './routes/root.ts'

const routes = root.addChildren([publicRoutes, protectedRoutes, ...openRoutes])

export function createAppRouter(deps: AppDeps) {
  const router = createRouter({
    routeTree: routes,
    context: deps,
    defaultPreload: 'intent',
    defaultPendingComponent: Pending,
    defaultErrorComponent: Crashed,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
    // Values are texts, as in any address: an id of digits stays one.
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(String),
  })
  rerunGuardsOnChange(deps, () => void router.invalidate())
  return router
}

/** Signing in or out, here or in another tab, and what flags close, send people where they now belong. */
function rerunGuardsOnChange(deps: AppDeps, rerun: () => void): void {
  const userNow = () => identityOf(deps.session.getSnapshot().context.session)
  const flagsNow = () => `${maintenanceNow(deps)} ${deps.flags.isOn('DeactivateSignUpButton')}`
  let [user, flags] = [userNow(), flagsNow()]
  const look = () => {
    const next = [userNow(), flagsNow()] as const
    if (next[0] !== user || next[1] !== flags) rerun()
    ;[user, flags] = next
  }
  deps.session.subscribe(look)
  deps.flags.subscribe(look)
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
