import type { Page } from '@playwright/test'
import { accountScenes, peopleScenes } from './account-scenes.ts'
import type { Scene } from './scene.ts'
import { introductionScenes, openScenes, shellScenes } from './shell-scenes.ts'

/** Whatever the language: fields are found by what they are, not by what they say. */
async function signIn(page: Page, password: string): Promise<void> {
  await page.locator('form input').first().fill('demo@beckon.test')
  await page.locator('input[type="password"]').first().fill(password)
  await page.locator('form button[type="submit"]').click()
}

export const scenes: readonly Scene[] = [
  {
    name: 'landing',
    whole: true,
    show: async (page) => void (await page.goto('/', { waitUntil: 'networkidle' })),
  },
  { name: 'sign-in', show: async (page) => void (await page.goto('/connect', { waitUntil: 'networkidle' })) },
  {
    name: 'sign-in-refused',
    show: async (page) => {
      await page.goto('/connect', { waitUntil: 'networkidle' })
      await signIn(page, 'Wrong1234!')
      await page.locator('.mantine-InputWrapper-error, form [role="alert"]').first().waitFor()
    },
  },
  ...openScenes,
  ...accountScenes,
  {
    name: 'signed-in',
    prepares: true,
    show: async (page) => {
      await page.goto('/connect', { waitUntil: 'networkidle' })
      await signIn(page, 'Demo1234!')
      await page.waitForURL(/request-a-rider/)
    },
  },
  ...introductionScenes,
  {
    name: 'request-empty',
    prepares: true,
    show: async (page) => {
      await page.getByRole('dialog').getByRole('button').last().click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await address(page).waitFor()
    },
  },
  {
    name: 'request-suggestions',
    prepares: true,
    show: async (page) => {
      await address(page).fill(await someStreet(page))
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'request-details',
    prepares: true,
    whole: true,
    show: async (page) => {
      await page.getByRole('option').first().click()
      await page.locator('[data-fee]').waitFor()
      await page.locator('[data-map="ready"]').waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'request-faults',
    prepares: true,
    whole: true,
    show: async (page) => {
      const pin = page.locator('.mantine-Alert-root button')
      if ((await pin.count()) > 0) await pin.first().click()
      await onward(page).click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'request-review',
    prepares: true,
    whole: true,
    show: async (page) => {
      const inputs = page.locator('section input[type="text"], section input:not([type])')
      await fillDetails(page)
      await inputs.first().waitFor()
      await onward(page).click()
      await page.getByRole('radio').first().waitFor()
    },
  },
  {
    name: 'tracking-detail',
    prepares: true,
    whole: true,
    show: async (page) => {
      await onward(page).click()
      await page.waitForURL(/order-tracking/)
      await page.locator('[data-marker="rider"]').waitFor({ timeout: 90_000 })
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'tracking-lists',
    show: async (page) => {
      await page.goto('/order-tracking', { waitUntil: 'load' })
      await page.locator('[data-order-row]').first().waitFor()
    },
  },
  {
    name: 'history',
    show: async (page) => {
      await page.goto('/history', { waitUntil: 'load' })
      await page.locator('tbody tr, [data-order-row]').first().waitFor()
    },
  },
  ...peopleScenes,
  ...shellScenes,
  {
    name: 'not-found',
    show: async (page) => void (await page.goto('/nowhere', { waitUntil: 'networkidle' })),
  },
]

const address = (page: Page) => page.locator('section input[aria-haspopup="listbox"]').first()

const onward = (page: Page) => page.locator('aside button').last()

/** The first word of the collection point's own street: there are houses in it. */
async function someStreet(page: Page): Promise<string> {
  const config = await configOf(page)
  return { SG: 'garden', AE: 'شارع', HU: 'utca' }[config.country] ?? 'a'
}

async function fillDetails(page: Page): Promise<void> {
  const sections = page.locator('section')
  const texts = sections.nth(2).locator('input')
  const long = 'Maximilian Bartholomew Featherstonehaugh-Cholmondeley'
  await texts.nth(0).fill(long)
  await texts
    .nth(1)
    .fill((await texts.nth(1).getAttribute('placeholder')) === '+65' ? '91234567' : await validPhone(page))
  await texts.nth(2).fill('#04-12')
  await texts.nth(3).fill('Tower B')
  await sections.nth(3).locator('textarea').first().fill('Two bowls of laksa, one without egg')
  await sections.nth(3).locator('input').last().fill('1850')
}

async function validPhone(page: Page): Promise<string> {
  const config = await configOf(page)
  return { AE: '0501234567', HU: '06201234567' }[config.country] ?? '91234567'
}

/** Asked by the page itself: the browser knows that names below localhost are this machine. */
const configOf = (page: Page): Promise<{ country: string }> =>
  page.evaluate(async () => (await fetch('/config.json')).json())
