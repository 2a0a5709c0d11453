import type { Locator, Page } from '@playwright/test'
import type { Setup } from './screen-state.ts'

export const open =
  (path: string) =>
  async ({ page }: Setup) => {
    await page.goto(path)
    await page.getByRole('heading').first().waitFor()
  }

export async function typeSignIn(page: Page, password: string): Promise<void> {
  await page.locator('form input').first().fill('demo@beckon.test')
  await page.locator('input[type="password"]').first().fill(password)
  await page.locator('form button[type="submit"]').click()
}

/** Leaves the portal, to read or write what it keeps: storage belongs to an origin, and this is its lightest page. */
export const openBarePage = ({ page }: Setup) => page.goto('/config.json')

/** Logs in and leaves the introduction for first-time users open. */
export async function signIn({ page }: Setup): Promise<void> {
  await page.goto('/connect')
  await typeSignIn(page, 'Demo1234!')
  await page.waitForURL(/request-a-rider/)
}

export const dialog = (page: Page): Locator => page.getByRole('dialog').filter({ visible: true }).last()

export const press = ({ page, say }: Setup, key: Parameters<Setup['say']>[0], within?: Locator) =>
  (within ?? page)
    .getByRole('button', { name: say(key), exact: true })
    .filter({ visible: true })
    .first()
    .click()

export const field = ({ page, say }: Setup, key: Parameters<Setup['say']>[0], within?: Locator) =>
  // An amount has its currency behind its name.
  (within ?? page)
    .getByRole('textbox', { name: say(key) })
    .filter({ visible: true })
    .first()

/** Requests from the page itself, because only the browser resolves names below localhost. */
export async function operate({ page }: Setup, path: string, value: string | boolean): Promise<void> {
  const send = {
    method: 'PUT',
    headers: { authorization: 'Operator Demo-Operator-1234!', 'content-type': 'application/json' },
    body: JSON.stringify({ value, reason: 'For a picture' }),
  }
  const isSet = await page.evaluate(async ([to, options]) => (await fetch(to, options)).ok, [
    `/api/ops/v1/${path}`,
    send,
  ] as const)
  if (!isSet) throw new Error(`${path} was not set`)
}

/** Waits until the map is drawn. */
export async function settle({ page }: Setup): Promise<void> {
  await page.locator('[data-map="ready"]').first().waitFor()
}
