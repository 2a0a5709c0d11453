import { lazy, type ComponentType } from 'react'
import type { Route } from '../platform/router/index.ts'
import { Screen as Work } from '../screens/work/Screen.tsx'

/** Loaded when it is first opened; the service worker has it offline. */
const later = (load: () => Promise<{ readonly Screen: ComponentType }>) =>
  lazy(async () => ({ default: (await load()).Screen }))

export const SignIn = later(() => import('../screens/sign-in/Screen.tsx'))

/** Screens by page; each page of platform/router/route.ts gets its screen here. */
export const screens: Partial<Record<Route['page'], ComponentType>> = {
  work: Work,
  ready: later(() => import('../screens/ready/Screen.tsx')),
  account: later(() => import('../screens/account/Screen.tsx')),
  queue: later(() => import('../screens/queue/Screen.tsx')),
  job: later(() => import('../screens/job/Screen.tsx')),
}
