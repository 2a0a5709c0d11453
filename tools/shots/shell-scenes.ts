import type { Page } from '@playwright/test'
import { alone, type Reel, type Scene, type Stage } from './scene.ts'
import { dialog, open, operate, quiet } from './stage.ts'

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
export async function openMenu(page: Page): Promise<void> {
  await page.goto('/history', quiet)
  await page.locator('header button[aria-haspopup="dialog"]').filter({ visible: true }).first().click()
  await dialog(page).getByRole('radiogroup').first().waitFor()
}

/** The frame around the work of whoever is signed in. */
export const shellReels: readonly Reel[] = alone('person', [
  { name: 'menu', show: ({ page }) => openMenu(page) },
  { name: 'help', show: (stage) => openHelp(stage, 0) },
  { name: 'help-ask', show: (stage) => openHelp(stage, 1) },
  { name: 'bulk-off', show: open('/bulk-order') },
  {
    name: 'bulk',
    show: async (stage) => {
      await operate(stage, 'flags/BulkOrderUpload', true)
      await stage.page.goto('/bulk-order', quiet)
    },
    after: (stage) => operate(stage, 'flags/BulkOrderUpload', false),
  },
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

function maintenance(name: string, flag: string): Scene {
  return {
    name,
    show: async (stage) => {
      await operate(stage, `flags/${flag}`, true)
      await stage.page.goto('/history', quiet)
      await stage.page.waitForURL(/maintenance/)
    },
    after: (stage) => operate(stage, `flags/${flag}`, false),
  }
}

/** An order of the chosen vendor that was delivered, asked for as the history asks. */
export async function someDelivered({ page }: Stage): Promise<string> {
  const answered = page.waitForResponse(/\/orders\?/)
  await page.goto('/history', quiet)
  const { result } = (await (await answered).json()) as {
    result: { data: { order_id: string; status: string }[] }
  }
  const found = result.data.find(({ status }) => status === 'DELIVERED')
  if (!found) throw new Error('nothing was delivered')
  return found.order_id
}

/** One of the two sides of the help centre, in its frame. */
async function openHelp({ page, country }: Stage, tab: number): Promise<void> {
  await page.goto('/order-tracking', quiet)
  // Its brand has no help centre.
  if (country === 'HU') return
  await page.locator('[data-help]').click()
  const help = page.frameLocator('iframe')
  await help.getByRole('tab').nth(tab).click()
  if (tab === 0) await help.locator('details summary').nth(1).click()
  else await help.getByRole('tabpanel').getByRole('button').first().click()
}
