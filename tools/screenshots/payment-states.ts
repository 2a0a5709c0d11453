import { frameTexts, languageOf } from '../../apps/gateway/src/frame/texts.ts'
import { begin, review } from './request-form.ts'
import type { Flow, Setup } from './screen-state.ts'
import { press } from './setup.ts'

/** Texts of the gateway in the language of the page around it. */
async function textsOf({ page }: Setup) {
  return frameTexts[languageOf(await page.evaluate(() => document.documentElement.lang))]
}

const inFrame = (setup: Setup) => setup.page.frameLocator('iframe[data-ready]')

async function typeCard(setup: Setup, number: string): Promise<void> {
  const texts = await textsOf(setup)
  const typed = { number, expiry: '03/31', code: '123', name: 'Mei Lin' }
  for (const [field, text] of Object.entries(typed)) {
    await inFrame(setup)
      .getByLabel(texts[field as keyof typeof typed])
      .fill(text)
  }
}

/** The button has the amount in its name. */
const pay = ({ page, say }: Setup) => {
  const name = say('pay.pay').replace('{amount}', '').trim()
  return page.getByRole('button', { name }).click()
}

/** From the choice of how to pay to the bank's question. */
export const paymentFlows: readonly Flow[] = [
  {
    who: 'person',
    states: [
      {
        name: 'payment-choice',
        whole: true,
        show: async (setup) => {
          await begin(setup)
          await review(setup)
          await setup.page.getByRole('radio', { name: setup.say('payment.ONLINE_PAYMENT') }).check()
        },
      },
      {
        name: 'payment-card',
        whole: true,
        show: async (setup) => {
          await press(setup, 'pay.go')
          await typeCard(setup, '4000 0000 0000 9995')
        },
      },
      {
        name: 'payment-declined',
        whole: true,
        show: async (setup) => {
          await pay(setup)
          await setup.page.getByRole('alert').first().waitFor()
          const { number, code } = await textsOf(setup)
          await inFrame(setup).getByLabel(number).fill('4000 0000 0000 9994')
          await inFrame(setup).getByLabel(code).focus()
        },
      },
      {
        name: 'payment-challenge',
        show: async (setup) => {
          await typeCard(setup, '4000 0000 0000 3220')
          await pay(setup)
          await setup.page.frameLocator('[role="dialog"] iframe').getByRole('button').first().waitFor()
        },
      },
    ],
  },
]
