import { expectAccessible } from './accessible.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { ar } from '../packages/texts/src/catalogues/ar/index.ts'
import { answerDecision } from './orders.ts'
import {
  signInToNewShop,
  textbox,
  button,
  choosePlace,
  expectPushed,
  pointNorthOf,
  continueToLastStep,
  submit,
} from './request-steps.ts'
import type { Shop } from './support.ts'
import { expect, test } from './test.ts'

/** The fleet takes its time. */
const LONG_WAIT = { timeout: 120_000 }

/** Lets the rider go who waits at the door. */
const bringBack = (request: APIRequestContext, shop: Shop, orderId: string) =>
  answerDecision(request, shop, orderId, { option: 'BRING_BACK' })

const talk = (page: Page) => page.locator('[data-conversation]')
const words = (page: Page) => talk(page).getByRole('log')

/** For a customer who does not open: the rider waits at the door until the shop has decided, so there is time to write. */
async function send(page: Page, shop: Shop): Promise<string> {
  await choosePlace(page, pointNorthOf(shop, 700))
  await expect(page.locator('[data-fee]')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Mai Unreachable')
  await page.getByRole('textbox', { name: 'Phone number' }).fill('91234567')
  await page.getByRole('textbox', { name: 'Unit number' }).fill('#04-12')
  await page.getByRole('textbox', { name: /Order value/ }).fill('20')
  await continueToLastStep(page)
  await submit(page)
  return expectPushed(page)
}

test('a shop writes to its rider, also over a lost connection, and is answered', async ({
  page,
  context,
  request,
}) => {
  const shop = await signInToNewShop(page, request)
  const orderId = await send(page, shop)
  await expect(talk(page)).toBeVisible(LONG_WAIT)
  const field = talk(page).getByRole('textbox', { name: 'Your message to the rider' })
  const press = talk(page).getByRole('button', { name: 'Send', exact: true })
  await expect(press).toBeDisabled()
  const ready = talk(page).getByRole('button', { name: 'The parcel is ready.' })
  await field.fill('Hello! See you.')
  for (let letter = 0; letter < ' See you.'.length; letter += 1) await field.press('ArrowLeft')
  await ready.click()
  await expect(field).toHaveValue('Hello! The parcel is ready. See you.')
  await expect(field).toBeFocused()
  await field.fill('')
  await ready.click()
  await expect(field).toHaveValue('The parcel is ready.')

  const keys: string[] = []
  page.on('request', (one) => {
    if (one.method() === 'POST' && one.url().endsWith(`/order/${orderId}/messages`)) {
      keys.push(one.headers()['idempotency-key'] ?? '')
    }
  })
  await context.setOffline(true)
  await press.click()
  await expect(
    talk(page).getByText('Not sent. Your message is still here, so please try again.'),
  ).toBeVisible()
  await expect(field).toHaveValue('The parcel is ready.')
  await context.setOffline(false)
  await press.click()
  await expect(words(page).getByText('The parcel is ready.')).toHaveCount(1)
  await expect(field).toHaveValue('')
  expect(new Set(keys).size).toBe(1)

  await expect(words(page).getByText(/Nobody has picked up the phone so far/)).toBeVisible(LONG_WAIT)
  await expect(words(page).getByText('Seen')).toBeVisible()
  await talk(page).scrollIntoViewIfNeeded()
  await expect(talk(page).getByText(/New messages/)).toBeHidden()
  await expectAccessible(page)
  await bringBack(request, shop, orderId)
})

test(
  'a conversation in Arabic on a phone is right-to-left',
  { tag: '@phone-only' },
  async ({ page, request }) => {
    test.skip(test.info().project.name !== 'phone', 'a phone is enough')
    const shop = await signInToNewShop(page, request, 'AE')
    await page.evaluate(() => localStorage.setItem('beckon.locale', '"ar"'))
    await page.reload()
    await choosePlace(page, pointNorthOf(shop, 700), ar)
    await expect(page.locator('[data-fee]')).toBeVisible()
    await page.getByLabel(ar['request.customer-name'], { exact: true }).fill('ليلى Unreachable')
    await textbox(page, 'request.customer-phone', ar).fill('0501234567')
    await textbox(page, 'request.description', ar).fill('باقة زهور')
    await page.getByRole('textbox', { name: ar['request.amount'] }).fill('20')
    await button(page, 'action.continue', ar).click()
    await button(page, 'request.submit', ar).click()
    const orderId = await expectPushed(page, ar['request.pushed'])
    await expect(talk(page)).toBeVisible(LONG_WAIT)
    await talk(page).getByRole('button', { name: ar['talk.phrase.ready'] }).click()
    await button(page, 'talk.send', ar).click()
    await expect(words(page).getByText(ar['talk.phrase.ready'])).toBeVisible()
    await bringBack(request, shop, orderId)
  },
)
