import { accountReels, peopleReels } from './account-scenes.ts'
import { followReels } from './follow-scenes.ts'
import { knownReels } from './known-scenes.ts'
import { outletReels } from './outlet-scenes.ts'
import { paymentReels } from './payment-scenes.ts'
import { proofReels } from './proof-scenes.ts'
import { requestReels } from './request-scenes.ts'
import type { Reel } from './scene.ts'
import { introductionReel, openReels, shellReels } from './shell-scenes.ts'

/** Shown in every language; the others in those that are written with what is built. */
export const mainScenes: ReadonlySet<string> = new Set([
  'landing',
  'sign-in',
  'register',
  'request-empty',
  'request-filled',
  'request-review',
  'tracking',
  'order-under-way',
  'history',
  'parcel-on-the-way',
  'delivery-receipt',
  'account',
  'menu',
  'help',
  'bulk-rows',
])

/** In this order: whoever is signed in once stays so. */
export const reels: readonly Reel[] = [
  ...openReels,
  ...accountReels,
  introductionReel,
  ...requestReels,
  ...paymentReels,
  ...knownReels,
  ...outletReels,
  ...followReels,
  ...proofReels,
  ...peopleReels,
  ...shellReels,
]
