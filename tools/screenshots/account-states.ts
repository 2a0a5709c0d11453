import { alone, type Flow } from './screen-state.ts'
import { open, typeSignIn } from './setup.ts'

/** Signing in, registering, recovering, and where the links of mails lead. */
export const accountFlows: readonly Flow[] = alone('anybody', [
  { name: 'sign-in', show: open('/connect') },
  {
    name: 'sign-in-refused',
    show: async ({ page }) => {
      await page.goto('/connect')
      await typeSignIn(page, 'Wrong1234!')
      await page.locator('[data-field-error], form [role="alert"]').first().waitFor()
    },
  },
  { name: 'register', whole: true, show: open('/register') },
  {
    name: 'register-faults',
    whole: true,
    show: async ({ page }) => {
      await page.goto('/register')
      await page.locator('form button[type="submit"]').first().click()
      await page.locator('.mantine-InputWrapper-error').first().waitFor()
    },
  },
  { name: 'forgot-password', show: open('/forgot-password') },
  {
    name: 'forgot-password-code',
    whole: true,
    show: async ({ page }) => {
      await page.goto('/forgot-password')
      await page.locator('form input').first().fill('nobody@beckon.test')
      await page.locator('form button[type="submit"]').first().click()
      await page.locator('input[autocomplete="one-time-code"]').waitFor()
    },
  },
  {
    name: 'verify-failed',
    show: async ({ page }) => {
      await page.goto(`/verify-account#${'x'.repeat(43)}`)
      await page.locator('input[autocomplete="current-password"]').fill('Sesame12!')
      await page.locator('main form button[type="submit"]').click()
      await page.locator('[role="alert"]').first().waitFor()
    },
  },
  {
    name: 'invitation-gone',
    show: async ({ page }) => {
      await page.goto(`/invitation#${'x'.repeat(43)}`)
      await page.locator('[role="alert"]').first().waitFor()
    },
  },
])

/** The account of who is signed in. */
export const peopleFlows: readonly Flow[] = alone('person', [
  {
    name: 'account',
    whole: true,
    show: async ({ page }) => {
      await page.goto('/account')
      await page.locator('form').first().waitFor()
    },
  },
])
