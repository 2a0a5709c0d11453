import { accountReels, peopleReels } from './account-scenes.ts'
import { followReels } from './follow-scenes.ts'
import { knownReels } from './known-scenes.ts'
import { outletReels } from './outlet-scenes.ts'
import { paymentReels } from './payment-scenes.ts'
import { proofReels } from './proof-scenes.ts'
import { requestReels } from './request-scenes.ts'
import type { Reel } from './scene.ts'
import { introductionReel, openReels, shellReels } from './shell-scenes.ts'

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
