import { expect, type FrameLocator, type Page } from '@playwright/test'
import { button, fill, continueToLastStep } from './request-steps.ts'
import type { Shop } from './support.ts'

/** Steps of the tests about paying. */

export const cards = {
  approved: '4111 1111 1111 1111',
  declined: '4000 0000 0000 0002',
  challenged: '4000 0000 0000 3220',
} as const

/** Fills a request, and goes on to paying for it online. */
export async function continueToPayment(page: Page, shop: Shop, name = 'First Customer'): Promise<void> {
  await fill(page, shop, { name })
  await continueToLastStep(page)
  const methods = page.getByRole('radiogroup', { name: 'Payment method', exact: true })
  await methods.getByRole('radio', { name: 'Pay online by card' }).check()
  await button(page, 'pay.go').click()
}

export const cardFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Card details"]')

/** Types a card where cards are typed: into the gateway's page. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const frame = cardFrame(page)
  await frame.getByLabel('Card number').fill(number)
  await frame.getByLabel('Expiry date').fill('03/31')
  await frame.getByLabel('Security code').fill('123')
  await frame.getByLabel('Name on the card').fill('Mai Tan')
}

export const pay = (page: Page) => page.getByRole('button', { name: /^Pay / }).click()

/**
 * Answers the challenge of the bank in its frame. Browsers drop clicks into a frame that has just appeared
 * and do not report the result of a key pressed in a frame that closes with it.
 */
export async function answerBank(page: Page, answer: string): Promise<void> {
  const bank = page.frameLocator('iframe[title="Your bank needs to confirm that it’s you"]')
  await bank.getByRole('button', { name: answer }).dispatchEvent('click')
}

/** The card was not taken, and why. */
export const expectDeclined = (page: Page, text: string) =>
  expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
