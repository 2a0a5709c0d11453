import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { usePlainMap } from '../plain-map.ts'
import {
  choosePlace,
  continueToLastStep,
  expectPushed,
  fill,
  pointNorthOf,
  setLanguage,
  submit,
} from '../request-steps.ts'
import { openVendor, type Shop, signIn } from '../support.ts'
import { expect, test } from '../test.ts'
import { logInToConsole } from './support.ts'

const country = 'CY'
const paused = /^Riders take no new orders here until/u

async function openPortal(browser: Browser, shop: Shop): Promise<Page> {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 800 } })
  await usePlainMap(context)
  const page = await context.newPage()
  await setLanguage(page, 'en')
  await signIn(page, shop, { country })
  return page
}

/** Draws a square around the centre of the country without a pointer, and moves a corner of it. */
async function drawZone(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'New zone' }).first().click()
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Start with a square' }).click()
  const corner = page.getByRole('button', { name: 'Corner 3', exact: true })
  await corner.focus()
  const latitude = page.getByLabel('Latitude of corner 3')
  const before = Number(await latitude.inputValue())
  await page.keyboard.press('Shift+ArrowUp')
  await expect(page.getByRole('status').filter({ hasText: 'Corner 3:' })).toHaveCount(1)
  expect(Number(await latitude.inputValue())).toBeCloseTo(before + 500 / 111_195, 5)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save zone' }).click()
  await giveReason(page, 'First zone of the town', 'Save zone')
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

async function giveReason(page: Page, reason: string, action: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: action }).click()
  await expect(dialog).toHaveCount(0)
}

test('an operator draws and pauses a zone, and a shop in it is refused until the pause has ended', async ({
  page,
  browser,
  request,
}) => {
  const shop = await openVendor(request, country)
  await logInToConsole(page, { path: '/pressure', country: 'Cyprus' })
  await expect(page.getByText('No zones yet')).toBeVisible()
  await expectAccessible(page)
  await drawZone(page, 'Town')

  await page.getByRole('button', { name: 'Measures: Town' }).click()
  await page.getByRole('menuitem', { name: /^Pause for 30/u }).click()
  await expect(page.getByRole('dialog')).toContainText('Shops in this zone cannot request riders.')
  await expectAccessible(page)
  await giveReason(page, 'The streets are flooded', 'Start a measure')
  await expect(page.getByText('The streets are flooded')).toBeVisible()
  await expect(page.locator('h1 [data-measure=pause]')).toHaveText(/^Paused, 30/u)

  const portal = await openPortal(browser, shop)
  await expect(portal.getByText(paused)).toBeVisible()
  await portal.getByRole('textbox', { name: 'Drop-off address' }).fill(pointNorthOf(shop, 700))
  await portal.getByRole('option').first().click()
  await expect(portal.getByText(paused)).toHaveCount(2)
  await expectAccessible(portal)

  await page.getByRole('button', { name: 'End now' }).click()
  await giveReason(page, 'The water is gone', 'End now')
  await expect(page.locator('h1 [data-measure=pause]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Measures: Town' }).click()
  await page.getByRole('menuitem', { name: /^15 mins? slower for 1/u }).click()
  await expect(page.locator('h1 [data-measure=slower]')).toBeVisible()
  await page.goto('/console/pressure')
  await expect(
    page.getByRole('row').filter({ hasText: 'Town' }).locator('[data-measure=slower]'),
  ).toBeVisible()
  await expectAccessible(page)

  await portal.reload()
  await expect(portal.getByText(/^Deliveries here take about 15 mins? longer until/u)).toBeVisible()
  await choosePlace(portal, pointNorthOf(shop, 700))
  await fill(portal, shop, { unit: '', phone: '96123456' })
  await continueToLastStep(portal)
  await submit(portal)
  const orderId = await expectPushed(portal)
  await portal.goto(`${new URL(portal.url()).origin}/tracking/${orderId}`)
  await expect(portal.locator('[data-slower]')).toHaveText(/^Deliveries here take about 15/u)
  await portal.context().close()
})
