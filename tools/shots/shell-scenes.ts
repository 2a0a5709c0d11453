import { brands, deployments } from '@beckon/domain/country'
import { ordersWorkbook } from '../../apps/server/test/orders-workbook.ts'
import { answerFlag, forgetAnswers } from './answers.ts'
import { alone, type Reel, type Scene, type Stage } from './scene.ts'
import { pastOrder } from './staged-orders.ts'
import { dialog, open } from './stage.ts'

/** Pages for whoever is not signed in. */
export const openReels: readonly Reel[] = alone('anybody', [
  { name: 'landing', whole: true, show: open('/') },
  { name: 'terms', whole: true, show: open('/termsandconditions') },
  { name: 'prohibited-items', whole: true, show: open('/prohibiteditems-c2c') },
  { name: 'parcel-unknown', show: open('/tracking/xx-1-nothing') },
  { name: 'where-gone', show: open(`/where#${'x'.repeat(43)}`) },
])

const goOn = ({ page }: Stage) => dialog(page).getByRole('button').last().click()

/** Right after signing in for the first time. */
export const introductionReel: Reel = {
  who: 'newcomer',
  scenes: [
    { name: 'introduction-1', show: ({ page }) => dialog(page).waitFor() },
    { name: 'introduction-2', show: goOn },
    { name: 'introduction-3', show: goOn },
  ],
}

/** The menu of a phone, or the popover of a desk. */
export async function openMenu({ page, say }: Stage): Promise<void> {
  await page.goto('/history')
  const header = page.locator('header')
  const named = (key: 'account.menu' | 'nav.menu') =>
    header.getByRole('button', { name: say(key), exact: true })
  await named('account.menu').or(named('nav.menu')).filter({ visible: true }).click()
  await dialog(page).getByRole('radiogroup').first().waitFor()
}

/** The frame around the work of whoever is signed in. */
export const shellReels: readonly Reel[] = alone('person', [
  { name: 'menu', show: openMenu },
  { name: 'help', show: (stage) => openHelp(stage, 0) },
  { name: 'help-ask', show: (stage) => openHelp(stage, 1) },
  { name: 'bulk', whole: true, show: open('/bulk-order') },
  {
    name: 'bulk-off',
    show: async (stage) => {
      await answerFlag(stage, 'BulkOrderUpload', false)
      await stage.page.goto('/bulk-order')
      await stage.page.getByRole('heading').first().waitFor()
    },
    after: forgetAnswers,
  },
  { name: 'bulk-rows', whole: true, show: (stage) => uploadRows(stage) },
  maintenance('maintenance-planned', 'PlannedMaintenance'),
  maintenance('maintenance-unplanned', 'UnplannedMaintenance'),
  {
    // A day after its end only the receipt is left.
    name: 'parcel-past',
    show: async (stage) => open(`/tracking/${await someDelivered(stage)}`)(stage),
  },
  {
    name: 'delivery-receipt',
    show: async (stage) => open(`/delivery-receipt/${await someDelivered(stage)}`)(stage),
  },
  { name: 'not-found', show: open('/nowhere') },
])

/** A spreadsheet with faults of several kinds, as it comes from a shop. */
async function uploadRows({ page }: Stage): Promise<void> {
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

function maintenance(name: string, flag: string): Scene {
  return {
    name,
    show: async (stage) => {
      await answerFlag(stage, flag, true)
      await stage.page.goto('/history')
      await stage.page.waitForURL(/maintenance/)
    },
    after: forgetAnswers,
  }
}

/** The id of an order of the chosen vendor that was delivered. */
export const someDelivered = async (stage: Stage): Promise<string> => (await pastOrder(stage)).order_id

/** One of the two sides of the help centre, in its frame. */
async function openHelp({ page, country }: Stage, tab: number): Promise<void> {
  await page.goto('/order-tracking')
  // Its brand has no help centre.
  if (!brands[deployments[country].brand].hasHelpCentre) return
  await page.locator('[data-help]').click()
  const help = page.frameLocator('iframe')
  await help.getByRole('tab').nth(tab).click()
  if (tab === 0) await help.locator('details summary').nth(1).click()
  else await help.getByRole('tabpanel').getByRole('button').first().click()
}
