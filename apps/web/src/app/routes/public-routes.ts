import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { enter } from './enter.ts'
import { root } from './root.ts'

/** For people who are not signed in; others go to their work. */
const publicOnly = createRoute({
  getParentRoute: () => root,
  id: 'public',
  component: lazyRouteComponent(() => import('../public/PublicFrame.tsx'), 'PublicFrame'),
  beforeLoad: ({ context, location }) => enter('public-only', context, location),
})

const landing = createRoute({
  getParentRoute: () => publicOnly,
  path: '/',
  component: lazyRouteComponent(() => import('../../screens/landing/Screen.tsx'), 'Screen'),
})

const connect = createRoute({
  getParentRoute: () => publicOnly,
  path: '/connect',
  component: lazyRouteComponent(() => import('../../screens/connect/Screen.tsx'), 'Screen'),
})

const register = createRoute({
  getParentRoute: () => publicOnly,
  path: '/register',
  component: lazyRouteComponent(() => import('../../screens/register/Screen.tsx'), 'Screen'),
  beforeLoad: async ({ context }) => {
    await context.flags.whenReady()
    if (context.flags.isOn('DeactivateSignUpButton')) throw redirect({ to: '/' })
  },
})

const forgotPassword = createRoute({
  getParentRoute: () => publicOnly,
  path: '/forgot-password',
  component: lazyRouteComponent(() => import('../../screens/forgot-password/Screen.tsx'), 'Screen'),
})

export const publicRoutes = publicOnly.addChildren([landing, connect, register, forgotPassword])
