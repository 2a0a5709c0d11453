import type { TextKey } from '@beckon/texts'
import { answer, purgeAnswers } from '../answers.ts'
import type { Flow, ScreenState, Setup } from '../screen-state.ts'
import { field, press } from '../setup.ts'
import { ownStates } from './own-states.ts'
import { confirm, follow, logIn, openPage, prefixOf, shown, titled } from './rider-page.ts'
import {
  type Assignment,
  conversationOf,
  FIRST,
  offDuty,
  offerOf,
  parcels,
  stopsOf,
  WORK,
  withoutOffers,
  workWith,
} from './work-answers.ts'

const MINUTE = 60
const now = () => Math.floor(Date.now() / 1000)

const JOB = `job/${FIRST}`

/** The step of the first of three parcels. */
const stage =
  (first: Partial<Assignment>, title: TextKey, path = JOB) =>
  async (setup: Setup): Promise<void> => {
    await answer(setup, WORK, workWith(parcels(setup, first)))
    await follow(setup, path, title)
  }

const collected = { status: 'COURIER_LEFT_VENDOR', picked_up: true } as const
const atDoor = { status: 'NEAR_CUSTOMER', picked_up: true } as const

const withoutSession: readonly ScreenState[] = [
  { name: 'rider-log-in', whole: true, show: (setup) => openPage(setup, '', 'rider.login.title') },
  {
    name: 'rider-log-in-missing',
    whole: true,
    show: async (setup) => {
      await field(setup, 'rider.login.phone').fill('')
      await press(setup, 'rider.login.send-code')
      await shown(setup, 'rider.login.phone-missing')
    },
  },
  {
    name: 'rider-log-in-code',
    whole: true,
    show: async (setup) => {
      await answer(setup, '**/api/fleet/v1/login/code', { result: { digits: 6, expires_at: now() + 600 } })
      await field(setup, 'rider.login.phone').fill(`${prefixOf(setup)}1234567`)
      await press(setup, 'rider.login.send-code')
      await field(setup, 'rider.login.code').waitFor()
    },
  },
]

const withoutParcels: readonly ScreenState[] = [
  {
    name: 'rider-work-off',
    whole: true,
    show: async (setup) => {
      await logIn(setup)
      await answer(setup, WORK, workWith([], { duty: offDuty }))
      await openPage(setup, '', 'rider.duty.title')
      await shown(setup, 'rider.duty.reason.missed_offers')
    },
  },
  {
    name: 'rider-work-reasons',
    whole: true,
    show: async (setup) => {
      await answer(setup, WORK, workWith([], { duty: withoutOffers }))
      await openPage(setup, '', 'rider.duty.title')
      await shown(setup, 'rider.duty.reason.cash_limit')
    },
  },
  { name: 'rider-ready', whole: true, show: (setup) => openPage(setup, 'ready', 'rider.ready.title') },
  {
    name: 'rider-ready-tracker',
    whole: true,
    show: async (setup) => {
      await press(setup, 'rider.ready.tracker-make')
      await shown(setup, 'rider.ready.tracker-once')
    },
  },
  {
    name: 'rider-offer',
    whole: true,
    show: async (setup) => {
      await answer(setup, WORK, workWith([], { offer: offerOf(setup, 25) }))
      await openPage(setup, '', 'rider.offer.title')
    },
  },
  {
    name: 'rider-offer-detour',
    whole: true,
    show: async (setup) => {
      const offer = { ...offerOf(setup, 60), stops: stopsOf(setup), detour_seconds: 6 * MINUTE }
      await answer(setup, WORK, workWith(parcels(setup).slice(1), { offer }))
      await openPage(setup, '', 'rider.offer.title')
      await shown(setup, 'rider.offer.stops')
    },
  },
  {
    name: 'rider-offer-decline',
    whole: true,
    show: async (setup) => {
      // Time enough for looking at it in every way.
      await answer(setup, WORK, workWith([], { offer: offerOf(setup, 60) }))
      await follow(setup, '', 'rider.offer.title')
      await press(setup, 'rider.offer.decline')
      await shown(setup, 'rider.offer.why')
    },
  },
  {
    name: 'rider-offer-expired',
    whole: true,
    show: async (setup) => {
      await answer(setup, WORK, workWith([], { offer: offerOf(setup, 0) }))
      await follow(setup, '', 'rider.offer.expired')
    },
  },
]

const withParcels: readonly ScreenState[] = [
  { name: 'rider-work', whole: true, show: stage({}, 'rider.duty.title', '') },
  {
    name: 'rider-work-stops',
    whole: true,
    show: async (setup) => {
      await answer(setup, WORK, workWith(parcels(setup), { stops: stopsOf(setup) }))
      await follow(setup, '', 'rider.duty.title')
      await shown(setup, 'rider.stops.title')
    },
  },
  {
    name: 'rider-other-device',
    whole: true,
    show: async (setup) => {
      const other_device = { name: 'Safari on iPhone', since: now() - 10 * MINUTE }
      await answer(setup, WORK, workWith(parcels(setup), { other_device }))
      await follow(setup, 'account', 'rider.account.title')
      await follow(setup, '', 'rider.duty.title')
      await shown(setup, 'rider.device.take-over')
    },
  },
  { name: 'rider-problem', whole: true, show: stage({}, 'rider.problem.title', `${JOB}/problem`) },
  {
    name: 'rider-problem-break',
    whole: true,
    show: async (setup) => {
      await press(setup, 'rider.problem.kind.BREAKDOWN')
      await shown(setup, 'rider.problem.give-up-hint')
    },
  },
  { name: 'rider-job-to-shop', whole: true, show: stage({}, 'rider.job.step-to-pickup') },
  {
    name: 'rider-job-at-shop',
    whole: true,
    show: stage({ status: 'NEAR_VENDOR', waiting_since: now() - 4 * MINUTE }, 'rider.job.step-at-pickup'),
  },
  { name: 'rider-job-to-customer', whole: true, show: stage(collected, 'rider.job.step-to-dropoff') },
  { name: 'rider-job-at-door', whole: true, show: stage(atDoor, 'rider.job.step-at-dropoff') },
  {
    name: 'rider-job-missing',
    whole: true,
    show: async (setup) => {
      await press(setup, 'rider.deliver.somebody-else')
      await confirm(setup, 'rider.deliver.action')
      await shown(setup, 'rider.deliver.received-by-missing')
    },
  },
  { name: 'rider-trouble', whole: true, show: stage(atDoor, 'rider.trouble.title', `${JOB}/trouble`) },
  {
    name: 'rider-trouble-call',
    whole: true,
    show: async (setup) => {
      await press(setup, 'rider.trouble.cause.UNREACHABLE')
      await shown(setup, 'rider.trouble.call-hint')
    },
  },
  {
    name: 'rider-trouble-wait',
    whole: true,
    show: async (setup) => {
      await press(setup, 'rider.trouble.called')
      await press(setup, 'rider.done')
      await shown(setup, 'rider.trouble.wait-hint')
    },
  },
  {
    name: 'rider-trouble-ask',
    whole: true,
    show: async (setup) => {
      await press(setup, 'rider.trouble.cause.REFUSED')
      await field(setup, 'rider.trouble.note').waitFor()
    },
  },
  {
    name: 'rider-trouble-asked',
    whole: true,
    show: stage({ ...atDoor, waits: true }, 'rider.trouble.sent', `${JOB}/trouble`),
  },
  {
    name: 'rider-talk',
    whole: true,
    show: async (setup) => {
      await answer(setup, `**/api/fleet/v1/order/${FIRST}/messages`, conversationOf(setup))
      await stage(atDoor, 'rider.talk.title', `${JOB}/talk`)(setup)
      await setup.page.getByRole('log').waitFor()
    },
  },
  {
    name: 'rider-job-return',
    whole: true,
    show: stage({ status: 'RETURN_INITIATED', picked_up: true }, 'rider.job.step-return'),
  },
  {
    name: 'rider-queue',
    whole: true,
    show: async (setup) => {
      await setup.page.route('**/api/fleet/v1/acts', (route) => route.abort())
      await stage({}, 'rider.job.step-to-pickup')(setup)
      await confirm(setup, 'rider.collect.arrive')
      await titled(setup, 'rider.job.step-at-pickup')
      await confirm(setup, 'rider.collect.action')
      await titled(setup, 'rider.job.step-to-dropoff')
      await openPage(setup, 'queue', 'rider.queue.title')
      await shown(setup, 'rider.queue.undoable')
    },
  },
  {
    name: 'rider-history',
    whole: true,
    show: async (setup) => {
      await openPage(setup, 'history', 'rider.history.title')
      await shown(setup, 'rider.history.act.collect')
    },
  },
  {
    name: 'rider-job-cancelled',
    whole: true,
    show: async (setup) => {
      await answer(setup, WORK, workWith(parcels(setup).slice(1)))
      await openPage(setup, 'job/sg-1-a', 'rider.job.cancelled')
    },
  },
]

/** The app of riders, on one phone from logging in to an order that was cancelled under way. */
export const riderFlow: Flow = {
  who: 'anybody',
  states: [...withoutSession, ...withoutParcels, ...ownStates, ...withParcels],
  after: purgeAnswers,
}
