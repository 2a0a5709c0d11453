import type { Page } from '@playwright/test'
import type { Scene } from './scene.ts'

const quiet = { waitUntil: 'networkidle' } as const
const submit = (page: Page) => page.locator('form button[type="submit"]').first().click()

/** Registering, recovering, and where the links of mails lead. */
export const accountScenes: readonly Scene[] = [
  { name: 'register', whole: true, show: async (page) => void (await page.goto('/register', quiet)) },
  {
    name: 'register-faults',
    whole: true,
    show: async (page) => {
      await page.goto('/register', quiet)
      await submit(page)
      await page.locator('.mantine-InputWrapper-error').first().waitFor()
    },
  },
  { name: 'forgot-password', show: async (page) => void (await page.goto('/forgot-password', quiet)) },
  {
    name: 'forgot-password-code',
    whole: true,
    show: async (page) => {
      await page.goto('/forgot-password', quiet)
      await page.locator('form input').first().fill('nobody@beckon.test')
      await submit(page)
      await page.locator('input[autocomplete="one-time-code"]').waitFor()
    },
  },
  {
    name: 'verify-failed',
    show: async (page) => {
      await page.goto(`/verify-account#${'x'.repeat(43)}`, quiet)
      await page.locator('[role="alert"]').first().waitFor()
    },
  },
  {
    name: 'invitation-gone',
    show: async (page) => {
      await page.goto(`/invitation#${'x'.repeat(43)}`, quiet)
      await page.locator('[role="alert"]').first().waitFor()
    },
  },
]

/** The account of who is signed in. */
export const peopleScenes: readonly Scene[] = [
  {
    name: 'account',
    whole: true,
    show: async (page) => {
      await page.goto('/account', quiet)
      await page.locator('form').first().waitFor()
    },
  },
]
