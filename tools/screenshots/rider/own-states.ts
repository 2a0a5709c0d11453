import { answer } from '../answers.ts'
import type { ScreenState } from '../screen-state.ts'
import { press } from '../setup.ts'
import { openPage, shown } from './rider-page.ts'
import { devices, documentsOf, earningsOf, WORK, workWith } from './work-answers.ts'

/** The rider's own matters: pay, history, documents, account. */
export const ownStates: readonly ScreenState[] = [
  {
    name: 'rider-earnings',
    whole: true,
    show: async (setup) => {
      await answer(setup, WORK, workWith([]))
      await press(setup, 'rider.to-work')
      await answer(setup, '**/api/fleet/v1/earnings*', earningsOf(setup))
      const { page, say } = setup
      await page.getByRole('link', { name: say('rider.nav-earnings') }).click()
      await shown(setup, 'rider.earn.cash-over')
    },
  },
  {
    name: 'rider-history-empty',
    show: async (setup) => {
      await openPage(setup, 'history', 'rider.history.title')
      await shown(setup, 'rider.history.none')
    },
  },
  {
    name: 'rider-account',
    whole: true,
    show: async (setup) => {
      await answer(setup, '**/api/fleet/v1/devices', devices())
      await openPage(setup, 'account', 'rider.account.title')
      await shown(setup, 'rider.account.this-device')
    },
  },
  {
    name: 'rider-documents',
    whole: true,
    show: async (setup) => {
      await answer(setup, '**/api/fleet/v1/documents', documentsOf(setup))
      await openPage(setup, 'documents', 'rider.document.title')
      await shown(setup, 'rider.document.state.expiring')
    },
  },
  {
    name: 'rider-kept',
    whole: true,
    show: async (setup) => {
      await openPage(setup, 'kept', 'rider.kept.title')
      await shown(setup, 'rider.kept.kind.positions')
    },
  },
  {
    name: 'rider-account-log-out',
    whole: true,
    show: async (setup) => {
      await openPage(setup, 'account', 'rider.account.title')
      await press(setup, 'rider.account.log-out')
      await shown(setup, 'rider.account.log-out-text')
    },
  },
]
