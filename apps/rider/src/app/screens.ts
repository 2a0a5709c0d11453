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
  talk: later(() => import('../screens/talk/Screen.tsx')),
  problem: later(() => import('../screens/problem/Screen.tsx')),
  trouble: later(() => import('../screens/trouble/Screen.tsx')),
  earnings: later(() => import('../screens/earnings/Screen.tsx')),
  history: later(() => import('../screens/history/Screen.tsx')),
  kept: later(() => import('../screens/kept/Screen.tsx')),
  documents: later(() => import('../screens/documents/Screen.tsx')),
  strikes: later(() => import('../screens/strikes/Screen.tsx')),
}
