import type { Page } from '@playwright/test'
import type { Scene } from './scene.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const goOn = (page: Page) => dialog(page).getByRole('button').last().click()
const quiet = { waitUntil: 'networkidle' } as const

/** Pages for whoever is not signed in. */
export const openScenes: readonly Scene[] = [
  { name: 'terms', whole: true, show: async (page) => void (await page.goto('/termsandconditions', quiet)) },
  {
    name: 'prohibited-items',
    whole: true,
    show: async (page) => void (await page.goto('/prohibiteditems-c2c', quiet)),
  },
  {
    name: 'parcel-unknown',
    show: async (page) => void (await page.goto('/tracking/xx-1-nothing', quiet)),
  },
]

/** Right after signing in for the first time. */
export const introductionScenes: readonly Scene[] = [
  { name: 'introduction-1', prepares: true, show: async (page) => dialog(page).waitFor() },
  { name: 'introduction-2', prepares: true, show: goOn },
  { name: 'introduction-3', prepares: true, show: goOn },
]

/** The frame around the work of whoever is signed in. */
export const shellScenes: readonly Scene[] = [
  {
    name: 'menu',
    show: async (page) => {
      await page.goto('/history', quiet)
      await page.locator('header button[aria-haspopup="dialog"]').filter({ visible: true }).first().click()
      await dialog(page).getByRole('radiogroup').first().waitFor()
    },
  },
  {
    name: 'help',
    show: async (page) => {
      await page.goto('/order-tracking', quiet)
      const button = page.locator('[data-help]')
      // One brand has no help centre.
      if ((await button.count()) === 0) return
      await button.click()
      await page.locator('details summary').nth(1).click()
    },
  },
  { name: 'bulk-off', show: async (page) => void (await page.goto('/bulk-order', quiet)) },
  {
    name: 'bulk',
    show: async (page) => {
      await setFlag(page, 'BulkOrderUpload', true)
      await page.goto('/bulk-order', quiet)
    },
    after: (page) => setFlag(page, 'BulkOrderUpload', false),
  },
  {
    name: 'outlet-edit',
    show: async (page) => {
      await page.goto('/history', quiet)
      await page.locator('header button[aria-haspopup="dialog"]').filter({ visible: true }).first().click()
      await dialog(page).getByRole('radiogroup').first().locator('button').first().click()
      await page.locator('[data-map="ready"]').waitFor()
    },
  },
  maintenance('maintenance-planned', 'PlannedMaintenance'),
  maintenance('maintenance-unplanned', 'UnplannedMaintenance'),
  {
    name: 'parcel-delivered',
    show: async (page) => void (await page.goto(`/tracking/${await someDelivered(page)}`, quiet)),
  },
  {
    name: 'delivery-receipt',
    show: async (page) => void (await page.goto(`/delivery-receipt/${await someDelivered(page)}`, quiet)),
  },
]

function maintenance(name: string, flag: string): Scene {
  return {
    name,
    show: async (page) => {
      await setFlag(page, flag, true)
      await page.goto('/history', quiet)
      await page.waitForURL(/maintenance/)
    },
    after: (page) => setFlag(page, flag, false),
  }
}

/** By the page itself: only the browser knows that names below localhost are this machine. */
async function setFlag(page: Page, name: string, value: boolean): Promise<void> {
  const ask = {
    method: 'PUT',
    headers: { authorization: 'Operator Demo-Operator-1234!', 'content-type': 'application/json' },
    body: JSON.stringify({ value, reason: 'For a picture' }),
  }
  const isSet = await page.evaluate(async ([path, options]) => (await fetch(path, options)).ok, [
    `/api/ops/v1/flags/${name}`,
    ask,
  ] as const)
  if (!isSet) throw new Error(`the flag ${name} was not set`)
}

/** An order of the chosen vendor that was delivered, asked for as the history asks. */
async function someDelivered(page: Page): Promise<string> {
  const answered = page.waitForResponse(/\/orders\?/)
  await page.goto('/history', quiet)
  const { result } = (await (await answered).json()) as {
    result: { data: { order_id: string; status: string }[] }
  }
  const found = result.data.find(({ status }) => status === 'DELIVERED')
  if (!found) throw new Error('nothing was delivered')
  return found.order_id
}
