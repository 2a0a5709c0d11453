import type { Browser, Page } from '@playwright/test'
import { countActions } from '../../e2e/count-actions.ts'
import { withPortal } from './portal.ts'
import type { Row } from '../report.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Actions that a request takes at most. */
const ACTIONS = { new: 9, known: 4, again: 2 } as const
/** Pixels that a request to a known customer scrolls at most, by the size of the window. */
const SCROLLED = [
  { size: { width: 1366, height: 768 }, pixels: 0 },
  { size: { width: 390, height: 844 }, pixels: 400 },
] as const

/** Measures what a person does from the open page to a request that was sent. */
export const requestCost = (): Promise<Row[]> => withPortal(measure)

async function measure(browser: Browser, url: string): Promise<Row[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(`${url}/connect`)
  await page.locator('form input').first().fill('demo@beckon.test')
  await page.locator('input[type="password"]').fill('Demo1234!')
  await page.locator('form button[type="submit"]').click()
  await button(page, 'Skip').click()
  const actions = await countActions(page)
  const count = async (path: string, request: () => Promise<void>) => {
    await page.goto(`${url}${path}`)
    const before = actions()
    await request()
    await page.getByText('Order pushed!').first().waitFor()
    return actions() - before
  }
  const tabs = await tabsToAddress(page, url)
  const forNew = await count('/request-a-rider', () => requestForNew(page))
  const forKnown = await count('/request-a-rider', () => requestForKnown(page))
  const again = await count('/history', () => requestAgain(page))
  const scrolled: Row[] = []
  for (const { size, pixels } of SCROLLED) {
    scrolled.push(scrollRow(size, await overflow(page, url, size), pixels))
  }
  return [
    actionRow('a new customer', forNew, ACTIONS.new),
    actionRow('a known customer', forKnown, ACTIONS.known),
    actionRow('a past order, once more', again, ACTIONS.again),
    ...scrolled,
    {
      what: 'presses of Tab from the open page to the address field',
      ratio: tabs,
      baseline: 'none',
      limit: 0,
      detail: `${tabs} presses`,
    },
  ]
}

const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const fee = (page: Page) => page.locator('[data-fee]')

async function tabsToAddress(page: Page, url: string): Promise<number> {
  const most = 60
  await page.goto(`${url}/request-a-rider`)
  const address = box(page, 'Drop-off address')
  await address.waitFor()
  for (let presses = 0; presses < most; presses += 1) {
    if (await address.evaluate((field) => field === document.activeElement)) return presses
    await page.keyboard.press('Tab')
  }
  return most
}

async function requestForNew(page: Page): Promise<void> {
  await box(page, 'Drop-off address').fill('garden')
  await page.locator('[role=option]').filter({ visible: true }).first().click()
  await fee(page).waitFor()
  await page.getByLabel('Name', { exact: true }).fill('First Customer')
  await box(page, 'Phone number').fill('91234567')
  await box(page, 'Unit number').fill('#04-12')
  await finish(page)
}

async function chooseKnown(page: Page): Promise<void> {
  await page.locator('[data-drop-off]').first().click()
  await fee(page).waitFor()
}

async function requestForKnown(page: Page): Promise<void> {
  await chooseKnown(page)
  await finish(page)
}

/** Fills what is required and still empty, and nothing else. */
async function finish(page: Page): Promise<void> {
  const pin = button(page, 'Use this pin')
  if (await pin.isVisible()) await pin.click()
  const amount = box(page, /Order value/)
  if ((await amount.inputValue()) === '') await amount.fill('20')
  await button(page, 'Continue').click()
  await button(page, 'Request a rider').click()
}

async function requestAgain(page: Page): Promise<void> {
  await page.locator('[data-again]').first().click()
  await fee(page).waitFor()
  await button(page, 'Request a rider').click()
}

/** Pixels by which what a request to a known customer needs does not fit into the window. */
async function overflow(page: Page, url: string, size: Size): Promise<number> {
  await page.setViewportSize(size)
  await page.goto(`${url}/request-a-rider`)
  await chooseKnown(page)
  const needed = [box(page, /Order value/), fee(page).first(), button(page, 'Continue')]
  const bottoms = await Promise.all(
    needed.map((one) => one.evaluate((element) => element.getBoundingClientRect().bottom + scrollY)),
  )
  // The next measurement begins with an empty form.
  await button(page, 'Start over').click()
  return Math.max(0, Math.round(Math.max(...bottoms) - size.height))
}

const actionRow = (whom: string, actions: number, limit: number): Row => ({
  what: `actions to request a rider for ${whom}`,
  ratio: actions / limit,
  baseline: `${limit} actions`,
  limit: 1,
  detail: `${actions} of at most ${limit}: clicks, and fields typed into`,
})

const scrollRow = (size: Size, pixels: number, limit: number): Row => ({
  what: `pixels scrolled for a known customer at ${size.width}x${size.height}`,
  ratio: limit === 0 ? pixels : pixels / limit,
  baseline: limit === 0 ? 'no scrolling' : `${limit} pixels`,
  limit: limit === 0 ? 0 : 1,
  detail: `${pixels} of at most ${limit} pixels`,
})
