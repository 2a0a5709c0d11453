import { frameTexts, languageOf } from '../../apps/gateway/src/frame/texts.ts'
import { begin, review } from './request-form.ts'
import type { Reel, Stage } from './scene.ts'
import { press } from './stage.ts'

/** What the gateway says in the language that the page around it is in. */
async function textsOf({ page }: Stage) {
  return frameTexts[languageOf(await page.evaluate(() => document.documentElement.lang))]
}

const inFrame = (stage: Stage) => stage.page.frameLocator('iframe[data-ready]')

async function typeCard(stage: Stage, number: string): Promise<void> {
  const texts = await textsOf(stage)
  const typed = { number, expiry: '03/31', code: '123', name: 'Mei Lin' }
  for (const [field, text] of Object.entries(typed)) {
    await inFrame(stage)
      .getByLabel(texts[field as keyof typeof typed])
      .fill(text)
  }
}

/** The button has the amount in its name. */
const pay = ({ page, say }: Stage) => {
  const name = say('pay.pay').replace('{amount}', '').trim()
  return page.getByRole('button', { name }).click()
}

/** From the choice of how to pay to the bank's question. */
export const paymentReels: readonly Reel[] = [
  {
    who: 'person',
    scenes: [
      {
        name: 'payment-choice',
        whole: true,
        show: async (stage) => {
          await begin(stage)
          await review(stage)
          await stage.page.getByRole('radio', { name: stage.say('payment.ONLINE_PAYMENT') }).check()
        },
      },
      {
        name: 'payment-card',
        whole: true,
        show: async (stage) => {
          await press(stage, 'pay.go')
          await typeCard(stage, '4000 0000 0000 9995')
        },
      },
      {
        name: 'payment-declined',
        whole: true,
        show: async (stage) => {
          await pay(stage)
          await stage.page.getByRole('alert').first().waitFor()
          const { number, code } = await textsOf(stage)
          await inFrame(stage).getByLabel(number).fill('4000 0000 0000 9994')
          await inFrame(stage).getByLabel(code).focus()
        },
      },
      {
        name: 'payment-challenge',
        show: async (stage) => {
          await typeCard(stage, '4000 0000 0000 3220')
          await pay(stage)
          await stage.page.frameLocator('[role="dialog"] iframe').getByRole('button').first().waitFor()
        },
      },
    ],
  },
]
