import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { modeOf } from '../../platform/session/index.ts'
import type { AppDeps } from '../app-deps.ts'
import { guardRoute } from './guard-route.ts'
import { root } from './root.ts'
import { text } from './search.ts'

/** The order that is looked at. */
function openOrderSearch(search: Readonly<Record<string, unknown>>): { order_id?: string | undefined } {
  const id = text(search['order_id'])
  return id === undefined ? {} : { order_id: id }
}

/** For people who are signed in, and not during maintenance. */
const protectedFrame = createRoute({
  getParentRoute: () => root,
  id: 'protected',
  component: lazyRouteComponent(() => import('../shell/Shell.tsx'), 'Shell'),
  beforeLoad: ({ context, ...arrival }) => guardRoute('protected', context, arrival),
})

const request = createRoute({
  getParentRoute: () => protectedFrame,
  path: '/request-a-rider/{-$vendorID}',
  /** The id of an order to edit, or to repeat. */
  validateSearch: (search): { orderID?: string | undefined; again?: string | undefined } => {
    const orderID = text(search['orderID'])
    const again = text(search['again'])
    if (orderID !== undefined) return { orderID }
    return again === undefined ? {} : { again }
  },
  component: lazyRouteComponent(() => import('../../screens/request-a-rider/Screen.tsx'), 'Screen'),
})

const tracking = createRoute({
  getParentRoute: () => protectedFrame,
  path: '/order-tracking/{-$vendorID}',
  validateSearch: openOrderSearch,
  component: lazyRouteComponent(() => import('../../screens/order-tracking/Screen.tsx'), 'Screen'),
})

const history = createRoute({
  getParentRoute: () => protectedFrame,
  path: '/history/{-$vendorID}',
  component: lazyRouteComponent(() => import('../../screens/history/Screen.tsx'), 'Screen'),
})

const bulk = createRoute({
  getParentRoute: () => protectedFrame,
  path: '/bulk-order/{-$vendorID}/{-$bulkJobID}',
  component: lazyRouteComponent(() => import('../../screens/bulk-order/Screen.tsx'), 'Screen'),
})

const helpCentre = createRoute({
  getParentRoute: () => protectedFrame,
  path: '/helpcenter/{-$vendorID}',
  validateSearch: openOrderSearch,
  component: lazyRouteComponent(() => import('../../screens/help-centre/Screen.tsx'), 'Screen'),
})

/** A platform's user and a guest have no account. */
function ofAccount({ context }: { readonly context: Pick<AppDeps, 'session'> }): void {
  if (modeOf(context.session) !== 'classic') {
    throw redirect({ to: '/request-a-rider/{-$vendorID}', params: {} })
  }
}

const account = createRoute({
  getParentRoute: () => protectedFrame,
  path: '/account/{-$vendorID}',
  beforeLoad: ofAccount,
  component: lazyRouteComponent(() => import('../../screens/account/Screen.tsx'), 'Screen'),
})

const developers = createRoute({
  getParentRoute: () => protectedFrame,
  // The documentation is at /developers.
  path: '/keys-and-webhooks/{-$vendorID}',
  validateSearch: (search): { section?: string | undefined; endpoint?: string | undefined } => ({
    section: text(search['section']),
    endpoint: text(search['endpoint']),
  }),
  beforeLoad: ofAccount,
  component: lazyRouteComponent(() => import('../../screens/developers/Screen.tsx'), 'Screen'),
})

export const protectedRoutes = protectedFrame.addChildren([
  request,
  tracking,
  history,
  bulk,
  helpCentre,
  account,
  developers,
])
