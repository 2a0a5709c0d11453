import { lazy } from 'react'
import type { Route } from '../platform/router/index.ts'
import { Screen as Work } from '../screens/work/Screen.tsx'

/** Screens that are loaded when they are first opened; the service worker has them offline. */
export const SignIn = lazy(async () => ({ default: (await import('../screens/sign-in/Screen.tsx')).Screen }))

/** Screens by page. A screen for each page is added here. */
export const screens: Partial<Record<Route['page'], React.ComponentType>> = {
  work: Work,
}
