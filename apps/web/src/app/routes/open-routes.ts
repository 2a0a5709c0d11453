import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { NotFound } from '../../screens/not-found/Screen.tsx'
import { root } from './root.ts'

/** Public, with or without a session. */
const open = createRoute({
  getParentRoute: () => root,
  id: 'open',
  component: lazyRouteComponent(() => import('../public/PublicPages.tsx'), 'PublicPages'),
})

/** A frame without links into the portal: a recipient of a parcel is no user of it. */
const bare = createRoute({
  getParentRoute: () => root,
  id: 'bare',
  component: lazyRouteComponent(() => import('../public/BareFrame.tsx'), 'BareFrame'),
})

const maintenance = createRoute({
  getParentRoute: () => bare,
  path: '/maintenance',
  validateSearch: (search): { planned: 'true' | 'false' } => ({
    // In an address it is a text or, as the router reads it, already a boolean.
    planned: String(search['planned']) === 'false' ? 'false' : 'true',
  }),
  component: lazyRouteComponent(() => import('../../screens/maintenance/Screen.tsx'), 'Screen'),
})

/** The token of the link follows the hash sign. */
const where = createRoute({
  getParentRoute: () => bare,
  path: '/where',
  component: lazyRouteComponent(() => import('../../screens/where/Screen.tsx'), 'Screen'),
})

const prohibited = createRoute({
  getParentRoute: () => open,
  path: '/prohibiteditems-c2c',
  component: lazyRouteComponent(() => import('../../screens/prohibited-items/Screen.tsx'), 'Screen'),
})

const terms = createRoute({
  getParentRoute: () => open,
  path: '/termsandconditions',
  component: lazyRouteComponent(() => import('../../screens/terms/Screen.tsx'), 'Screen'),
})

const privacy = createRoute({
  getParentRoute: () => open,
  path: '/privacy',
  component: lazyRouteComponent(() => import('../../screens/privacy/Screen.tsx'), 'Screen'),
})

const verifyAccount = createRoute({
  getParentRoute: () => open,
  path: '/verify-account',
  component: lazyRouteComponent(() => import('../../screens/verify-account/Screen.tsx'), 'Screen'),
})

const invitation = createRoute({
  getParentRoute: () => open,
  path: '/invitation',
  component: lazyRouteComponent(() => import('../../screens/invitation/Screen.tsx'), 'Screen'),
})

/** Every unknown path, in the portal's own frame. */
const unknown = createRoute({ getParentRoute: () => open, path: '$', component: NotFound })

/** Inside another platform's page, which brings its own frame. */
const embed = createRoute({
  getParentRoute: () => root,
  path: '/odwp',
  component: lazyRouteComponent(() => import('../../screens/embed/Screen.tsx'), 'Screen'),
})

/** In the frame of the help centre. Its token follows the hash sign. */
const helpDesk = createRoute({
  getParentRoute: () => root,
  path: '/help-desk',
  component: lazyRouteComponent(() => import('../../screens/help-desk/Screen.tsx'), 'Screen'),
})

export const openRoutes = [
  open.addChildren([prohibited, terms, privacy, verifyAccount, invitation, unknown]),
  bare.addChildren([maintenance, where]),
  embed,
  helpDesk,
] as const
