import { accountFlows, peopleFlows } from './account-states.ts'
import { followFlows } from './follow-states.ts'
import { knownFlows } from './known-states.ts'
import { outletFlows } from './outlet-states.ts'
import { paymentFlows } from './payment-states.ts'
import { proofFlows } from './proof-states.ts'
import { requestFlows } from './request-states.ts'
import type { Flow } from './screen-state.ts'
import { introductionFlow, openFlows, shellFlows } from './shell-states.ts'

/** Shown in every language; the others in those that are written with what is built. */
export const mainScreens: ReadonlySet<string> = new Set([
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

/** The order matters: a session stays for all later flows. */
export const flows: readonly Flow[] = [
  ...openFlows,
  ...accountFlows,
  introductionFlow,
  ...requestFlows,
  ...paymentFlows,
  ...knownFlows,
  ...outletFlows,
  ...followFlows,
  ...proofFlows,
  ...peopleFlows,
  ...shellFlows,
]
