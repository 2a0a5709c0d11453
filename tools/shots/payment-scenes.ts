import { frameTexts } from '../../apps/gateway/src/frame/texts.ts'
import { begin, review } from './request-form.ts'
import type { Reel, Stage } from './scene.ts'
import { press } from './stage.ts'

/** The gateway speaks three languages; the picture is in one of them. */
const languageOf = ({ country }: Stage) => ({ SG: 'en', AE: 'ar', HU: 'hu' })[country] as 'en' | 'ar' | 'hu'

const inFrame = (stage: Stage) => stage.page.frameLocator('iframe[data-ready]')

async function typeCard(stage: Stage, number: string): Promise<void> {
  const texts = frameTexts[languageOf(stage)]
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
          await inFrame(stage).getByLabel(frameTexts[languageOf(stage)].number).fill('4000 0000 0000 9994')
          await inFrame(stage).getByLabel(frameTexts[languageOf(stage)].code).focus()
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
