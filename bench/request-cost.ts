import type { Browser, Page } from '@playwright/test'
import { countActions } from '../e2e/count-actions.ts'
import { withPortal } from './portal.ts'
import type { Row } from './report.ts'

/** More than that, and a telephone call is quicker. */
const LIMITS = { known: 6, new: 12 } as const

/** How much a person does from the open page to a request that was sent. */
export const requestCost = (): Promise<Row[]> => withPortal(countRequests)

async function countRequests(browser: Browser, url: string): Promise<Row[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(`${url}/connect`)
  await page.locator('form input').first().fill('demo@beckon.test')
  await page.locator('input[type="password"]').fill('Demo1234!')
  await page.locator('form button[type="submit"]').click()
  await button(page, 'Skip').click()
  const actions = await countActions(page)
  const count = async (request: (page: Page) => Promise<void>) => {
    await page.goto(`${url}/request-a-rider`)
    await box(page, 'Drop-off address').waitFor()
    const before = actions()
    await request(page)
    await page.getByText('Order pushed!').first().waitFor()
    return actions() - before
  }
  return [
    row('a new customer', await count(forSomebodyNew), LIMITS.new),
    row('a known customer', await count(forSomebodyKnown), LIMITS.known),
  ]
}

const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function forSomebodyNew(page: Page): Promise<void> {
  await box(page, 'Drop-off address').fill('garden')
  await page.locator('[role=option]').filter({ visible: true }).first().click()
  await page.locator('[data-fee]').waitFor()
  await page.getByLabel('Name', { exact: true }).fill('First Customer')
  await box(page, 'Phone number').fill('91234567')
  await box(page, 'Unit number').fill('#04-12')
  await finish(page)
}

/** One of those who get parcels again and again. */
async function forSomebodyKnown(page: Page): Promise<void> {
  await page.locator('[data-drop-off]').first().click()
  await page.locator('[data-fee]').waitFor()
  await finish(page)
}

/** Whatever is still missing; a person does no more than they must. */
async function finish(page: Page): Promise<void> {
  const pin = button(page, 'Use this pin')
  if (await pin.isVisible()) await pin.click()
  const description = box(page, 'What is in the parcel')
  if ((await description.inputValue()) === '') await description.fill('A bunch of tulips')
  const amount = box(page, /Order value/)
  if ((await amount.inputValue()) === '') await amount.fill('20')
  await button(page, 'Continue').click()
  await button(page, 'Request a rider').click()
}

const row = (whom: string, actions: number, limit: number): Row => ({
  what: `actions to ask for a rider for ${whom}`,
  ratio: actions / limit,
  beside: `${limit} actions`,
  limit: 1,
  detail: `${actions} of at most ${limit}: clicks, and fields typed into`,
})
