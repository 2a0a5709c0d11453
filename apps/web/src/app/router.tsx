import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  parseSearchWith,
  redirect,
  stringifySearchWith,
} from '@tanstack/react-router'
import { isSignedIn } from '../platform/session/index.ts'
import { NotFound } from '../screens/not-found/Screen.tsx'
import { Crashed } from './ErrorBoundary.tsx'
import type { AppParts } from './parts.ts'
import { Pending } from './Pending.tsx'

const root = createRootRouteWithContext<AppParts>()({ component: Outlet, notFoundComponent: NotFound })

/** For people who are not signed in; others go to their work. */
const publicOnly = createRoute({
  getParentRoute: () => root,
  id: 'public',
  component: lazyRouteComponent(() => import('./public/PublicFrame.tsx'), 'PublicFrame'),
  beforeLoad: async ({ context }) => {
    if (await isSignedIn(context.session)) throw redirect({ to: '/request-a-rider/{-$vendorID}', params: {} })
  },
})

const landing = createRoute({
  getParentRoute: () => publicOnly,
  path: '/',
  component: lazyRouteComponent(() => import('../screens/landing/Screen.tsx'), 'Screen'),
})

const connect = createRoute({
  getParentRoute: () => publicOnly,
  path: '/connect',
  component: lazyRouteComponent(() => import('../screens/connect/Screen.tsx'), 'Screen'),
})

const protectedFrame = createRoute({
  getParentRoute: () => root,
  id: 'protected',
  component: lazyRouteComponent(() => import('./shell/Shell.tsx'), 'Shell'),
  beforeLoad: async ({ context }) => {
    if (!(await isSignedIn(context.session))) throw redirect({ to: '/' })
  },
})

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

const request = createRoute({
  getParentRoute: () => protectedFrame,
  path: '/request-a-rider/{-$vendorID}',
  /** An order to edit. */
  validateSearch: (search): { orderID?: string | undefined } => {
    const orderID = text(search['orderID'])
    return orderID === undefined ? {} : { orderID }
  },
  component: lazyRouteComponent(() => import('../screens/request-a-rider/Screen.tsx'), 'Screen'),
})

const tracking = createRoute({
  getParentRoute: () => protectedFrame,
  path: '/order-tracking/{-$vendorID}',
  /** The order that is looked at. */
  validateSearch: (search): { order_id?: string | undefined } => {
    const id = text(search['order_id'])
    return id === undefined ? {} : { order_id: id }
  },
  component: lazyRouteComponent(() => import('../screens/order-tracking/Screen.tsx'), 'Screen'),
})

const history = createRoute({
  getParentRoute: () => protectedFrame,
  path: '/history/{-$vendorID}',
  component: lazyRouteComponent(() => import('../screens/history/Screen.tsx'), 'Screen'),
})

const routes = root.addChildren([
  publicOnly.addChildren([landing, connect]),
  protectedFrame.addChildren([request, tracking, history]),
])

export function createAppRouter(parts: AppParts) {
  const router = createRouter({
    routeTree: routes,
    context: parts,
    defaultPreload: 'intent',
    defaultPendingComponent: Pending,
    defaultErrorComponent: Crashed,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
    // Values are texts, as in any address: an id of digits stays one.
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(String),
  })
  // Signing in or out, here or in another tab, sends people where they now belong.
  let user = parts.session.getSnapshot().context.session?.user.id
  parts.session.subscribe(({ context }) => {
    const next = context.session?.user.id
    if (next !== user) void router.invalidate()
    user = next
  })
  return router
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
