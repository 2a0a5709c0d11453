import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { guardRoute } from './guard-route.ts'
import { root } from './root.ts'

/** For people who are not signed in. */
const publicFrame = createRoute({
  getParentRoute: () => root,
  id: 'public',
  component: lazyRouteComponent(() => import('../public/PublicPages.tsx'), 'PublicPages'),
})

/** Others go to their work. */
const publicOnly = createRoute({
  getParentRoute: () => publicFrame,
  id: 'public-only',
  beforeLoad: ({ context, ...arrival }) => guardRoute('public-only', context, arrival),
})

/** Others go to their work, but not guests: here they get an account. */
const withoutAccount = createRoute({
  getParentRoute: () => publicFrame,
  id: 'without-account',
  beforeLoad: ({ context, ...arrival }) => guardRoute('without-account', context, arrival),
})

const landing = createRoute({
  getParentRoute: () => publicOnly,
  path: '/',
  component: lazyRouteComponent(() => import('../../screens/landing/Screen.tsx'), 'Screen'),
})

const connect = createRoute({
  getParentRoute: () => withoutAccount,
  path: '/connect',
  component: lazyRouteComponent(() => import('../../screens/connect/Screen.tsx'), 'Screen'),
})

const register = createRoute({
  getParentRoute: () => withoutAccount,
  path: '/register',
  component: lazyRouteComponent(() => import('../../screens/register/Screen.tsx'), 'Screen'),
  beforeLoad: async ({ context }) => {
    await context.flags.whenReady()
    if (context.flags.isOn('DeactivateSignUpButton')) throw redirect({ to: '/' })
  },
})

const forgotPassword = createRoute({
  getParentRoute: () => withoutAccount,
  path: '/forgot-password',
  component: lazyRouteComponent(() => import('../../screens/forgot-password/Screen.tsx'), 'Screen'),
})

export const publicRoutes = publicFrame.addChildren([
  publicOnly.addChildren([landing]),
  withoutAccount.addChildren([connect, register, forgotPassword]),
])
