import { expectAccessible } from './accessible.ts'
import type { Page } from '@playwright/test'
import { originOf } from './port.ts'
import { demo, signIn } from './support.ts'
import { expect, test } from './test.ts'

const address = (page: Page) => page.getByRole('textbox', { name: 'Drop-off address' })
const map = (page: Page) => page.locator('[data-map="ready"]')

async function choose(page: Page, search: string): Promise<void> {
  await address(page).fill(search)
  await page.locator('[role=option]').filter({ visible: true }).first().click()
}

/** The third outlet of the chain of the demo world delivers around the centre of the town. */
const OUTLET = 'sg-103'
const inside = '1.3002, 103.8502'
const outside = '1.3002, 103.8802'
const far = '1.3002, 103.9902'

test(
  'the map shows the delivery area of an outlet, and a pin outside of it is rejected after its check',
  {
    tag: '@map',
  },
  async ({ page }) => {
    await signIn(page, demo, { path: `/request-a-rider/${OUTLET}` })
    await choose(page, inside)
    await expect(map(page)).toBeVisible()
    await expect(
      page.getByText('The outline on the map shows where this collection point delivers.'),
    ).toBeVisible()
    await choose(page, outside)
    const refusal = page.getByText('We cannot deliver that order there. It is outside our area.')
    const check = page.getByRole('button', { name: 'Use this pin' })
    await expect(check).toBeVisible()
    await expect(refusal).toBeHidden()
    await expect(page.getByText('The pin is outside it.')).toBeHidden()
    await check.click()
    await expect(refusal).toBeVisible()
    await expect(page.getByText('The pin is outside it.')).toBeVisible()
    await expectAccessible(page)
    await choose(page, inside)
    await expect(page.locator('[data-fee]')).toBeVisible()
  },
)

test('a drop-off point beyond the maximum distance of the country shows the distance error', async ({
  page,
}) => {
  await signIn(page, demo, { path: '/request-a-rider/sg-101' })
  await choose(page, far)
  const check = page.getByRole('button', { name: 'Use this pin' })
  await check.click()
  await expect(page.getByText('We cannot deliver that order there. It is too far away.')).toBeVisible()
  await expect(page.getByText('The outline on the map')).toBeHidden()
})

test('weight and size are asked once where the country has its own limits', async ({ page }) => {
  await signIn(page, demo, { country: 'TW' })
  const pin = page.getByRole('button', { name: 'Use this pin' })
  const fill = async () => {
    await choose(page, '25.0330, 121.5654')
    await expect(page.locator('[data-fee]')).toBeVisible()
    if (await pin.isVisible()) await pin.click()
    await page.getByLabel('Name', { exact: true }).fill('First Customer')
    await page.getByRole('textbox', { name: 'Phone number' }).fill('0912345678')
    await page.getByRole('textbox', { name: 'What is in the parcel' }).fill('A bunch of tulips')
    await page.getByRole('textbox', { name: /Order value/ }).fill('200')
  }
  await fill()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Please choose the weight and size of the parcel').first()).toBeVisible()
  await page.getByRole('radio', { name: /^Up to 5 kg/ }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/^Up to 5 kg and 35 cm long$/)).toBeVisible()
  await page.getByRole('button', { name: 'Request a rider', exact: true }).click()
  await page.waitForURL(/order-tracking\/.*order_id=/)
  await page.goto(`${originOf('TW')}/request-a-rider`)
  await fill()
  await expect(page.getByRole('radio', { name: /^Up to 5 kg/ })).toBeChecked()
})
