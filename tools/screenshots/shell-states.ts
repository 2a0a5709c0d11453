import { brands, deployments } from '@beckon/domain/country'
import { ordersWorkbook } from '../../apps/server/test/orders-workbook.ts'
import { answerFlag, purgeAnswers } from './answers.ts'
import { alone, type Flow, type ScreenState, type Setup } from './screen-state.ts'
import { pastOrder } from './staged-orders.ts'
import { dialog, open } from './setup.ts'

/** Pages for visitors without a session. */
export const openFlows: readonly Flow[] = alone('anybody', [
  { name: 'landing', whole: true, show: open('/') },
  { name: 'terms', whole: true, show: open('/termsandconditions') },
  { name: 'prohibited-items', whole: true, show: open('/prohibiteditems-c2c') },
  { name: 'parcel-unknown', show: open('/tracking/xx-1-nothing') },
  { name: 'where-gone', show: open(`/where#${'x'.repeat(43)}`) },
])

const pressContinue = ({ page }: Setup) => dialog(page).getByRole('button').last().click()

/** Right after signing in for the first time. */
export const introductionFlow: Flow = {
  who: 'newcomer',
  states: [
    { name: 'introduction-1', show: ({ page }) => dialog(page).waitFor() },
    { name: 'introduction-2', show: pressContinue },
    { name: 'introduction-3', show: pressContinue },
  ],
}

/** The menu of a phone, or the popover of a desk. */
export async function openMenu({ page, say }: Setup): Promise<void> {
  await page.goto('/history')
  const header = page.locator('header')
  const named = (key: 'account.menu' | 'nav.menu') =>
    header.getByRole('button', { name: say(key), exact: true })
  await named('account.menu').or(named('nav.menu')).filter({ visible: true }).click()
  await dialog(page).getByRole('radiogroup').first().waitFor()
}

/** The frame around the pages of a logged-in user. */
export const shellFlows: readonly Flow[] = alone('person', [
  { name: 'menu', show: openMenu },
  { name: 'help', show: (setup) => openHelp(setup, 0) },
  { name: 'help-ask', show: (setup) => openHelp(setup, 1) },
  { name: 'bulk', whole: true, show: open('/bulk-order') },
  {
    name: 'bulk-off',
    show: async (setup) => {
      await answerFlag(setup, 'BulkOrderUpload', false)
      await setup.page.goto('/bulk-order')
      await setup.page.getByRole('heading').first().waitFor()
    },
    after: purgeAnswers,
  },
  { name: 'bulk-rows', whole: true, show: (setup) => uploadRows(setup) },
  maintenance('maintenance-planned', 'PlannedMaintenance'),
  maintenance('maintenance-unplanned', 'UnplannedMaintenance'),
  {
    // A day after its end only the receipt is left.
    name: 'parcel-past',
    show: async (setup) => open(`/tracking/${await someDelivered(setup)}`)(setup),
  },
  {
    name: 'delivery-receipt',
    show: async (setup) => open(`/delivery-receipt/${await someDelivered(setup)}`)(setup),
  },
  { name: 'not-found', show: open('/nowhere') },
])

/** A spreadsheet with faults of several kinds, as it comes from a shop. */
async function uploadRows({ page }: Setup): Promise<void> {
  const titles = ['Name', 'Phone', 'Address', 'Unit', 'Amount', 'Payment', 'Description']
  const good = ['Mei Lin', '+65 91234567', '1.3001, 103.8501', '#04-12', '25.50', 'Paid', 'Cake']
  const rows = Array.from({ length: 24 }, (_, row) =>
    good.map((text, at) =>
      at === 5 && row % 5 === 1 ? 'Vorkasse' : at === 1 && row % 7 === 2 ? '12' : text,
    ),
  )
  await page.goto('/bulk-order')
  const buffer = await ordersWorkbook(titles, rows)
  await page.locator('input[type=file]').setInputFiles({ name: 'orders.xlsx', mimeType: '', buffer })
  await page.locator('[role=grid], [data-status=ERROR]').first().waitFor()
}

function maintenance(name: string, flag: string): ScreenState {
  return {
    name,
    show: async (setup) => {
      await answerFlag(setup, flag, true)
      await setup.page.goto('/history')
      await setup.page.waitForURL(/maintenance/)
    },
    after: purgeAnswers,
  }
}

/** The id of an order of the chosen vendor that was delivered. */
export const someDelivered = async (setup: Setup): Promise<string> => (await pastOrder(setup)).order_id

/** One of the two sides of the help centre, in its frame. */
async function openHelp({ page, country }: Setup, tab: number): Promise<void> {
  await page.goto('/order-tracking')
  // Its brand has no help centre.
  if (!brands[deployments[country].brand].hasHelpCentre) return
  await page.locator('[data-help]').click()
  const help = page.frameLocator('iframe')
  await help.getByRole('tab').nth(tab).click()
  if (tab === 0) await help.locator('details summary').nth(1).click()
  else await help.getByRole('tabpanel').getByRole('button').first().click()
}
