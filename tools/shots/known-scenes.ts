import type { TextKey } from '@beckon/texts'
import { addressBox, begin, options } from './request-form.ts'
import type { Reel, Stage } from './scene.ts'
import { someDelivered } from './shell-scenes.ts'
import { dialog, field, press, settle } from './stage.ts'
import { typedIn } from './typed-words.ts'

/** The first of those who get parcels again and again. */
const frequent = ({ page }: Stage) => page.locator('[data-drop-off]')

const knownReel: Reel = {
  who: 'person',
  scenes: [
    {
      name: 'known-frequent',
      show: async (stage) => {
        await begin(stage)
        await frequent(stage).first().waitFor()
      },
    },
    {
      name: 'known-search',
      show: async (stage) => {
        // The book is searched by name; of those sent to often, somebody is in it.
        const saved = frequent(stage).filter({ has: stage.page.locator('svg') })
        const name = await saved.first().locator('bdi').first().innerText()
        await addressBox(stage).fill(name.slice(0, 4))
        await options(stage).first().waitFor()
      },
    },
    {
      name: 'known-chosen',
      whole: true,
      show: async (stage) => {
        await options(stage).first().click()
        await stage.page.locator('[data-saved-customer]').waitFor()
        await settle(stage)
      },
    },
    {
      name: 'known-edit',
      show: async ({ page }) => {
        await page.locator('[data-saved-customer] button').click()
        await dialog(page).waitFor()
      },
    },
    {
      name: 'known-delete',
      show: (stage) => press(stage, 'known.delete', dialog(stage.page)),
    },
  ],
}

const againReel: Reel = {
  who: 'person',
  scenes: [
    {
      name: 'request-again',
      whole: true,
      show: async (stage) => {
        const id = await someDelivered(stage)
        await begin(stage, `/request-a-rider?again=${encodeURIComponent(id)}`)
        await stage.page.locator('[data-fee]').waitFor()
      },
    },
    {
      name: 'request-again-unknown',
      show: (stage) => begin(stage, '/request-a-rider?again=nothing-like-it'),
    },
  ],
}

const messages: Readonly<Record<string, string>> = {
  SG: 'Hi, it’s Mai Tan from yesterday\nHP 9123 4567\n12 Garden Road #05-11\n2 butter cakes, 38.50 cash\nPls ring bell, lift B',
  AE: 'السلام عليكم\nالاسم: سارة محمد\nالجوال: 0501234567\nالعنوان: شارع الورد، مبنى 4، شقة 12\nكيكتين بالزبدة ٦٥ درهم كاش\nالرجاء الاتصال عند الوصول',
  HU: 'Szia, Kovács Anna vagyok\nTel: 06 20 123 4567\nKert utca 12., 3. emelet 4\n2 vajas sütemény, 4850 Ft készpénz\nKérem, csöngessen',
}

const pasteReel: Reel = {
  who: 'person',
  scenes: [
    {
      name: 'paste',
      show: async (stage) => {
        await begin(stage)
        await press(stage, 'paste.open')
        await dialog(stage.page).waitFor()
      },
    },
    {
      name: 'paste-found',
      show: async (stage) => {
        await field(stage, 'paste.text').fill(messages[stage.country] ?? '')
        await stage.page.getByText(stage.say('paste.found')).first().waitFor()
      },
    },
    {
      name: 'paste-filled',
      whole: true,
      show: async (stage) => {
        await press(stage, 'paste.fill')
        await stage.page.getByText(stage.say('paste.check-title')).first().waitFor()
      },
    },
  ],
}

let link = ''
const shown = (key: TextKey) => (stage: Stage) => stage.page.getByText(stage.say(key)).first().waitFor()

const askReel: Reel = {
  who: 'person',
  scenes: [
    {
      name: 'ask',
      show: async (stage) => {
        await begin(stage)
        await press(stage, 'ask.open')
        link = await stage.page.locator('input[readonly]').first().inputValue()
      },
    },
    {
      name: 'where',
      whole: true,
      show: async (stage) => {
        await stage.page.goto(`/where${new URL(link).hash}`)
        await shown('where.title')(stage)
      },
    },
    {
      name: 'where-missing',
      whole: true,
      show: async (stage) => {
        await press(stage, 'where.send')
        await shown('where.missing')(stage)
      },
    },
    {
      name: 'where-filled',
      whole: true,
      show: async (stage) => {
        await field(stage, 'where.search').fill(typedIn(stage).place)
        await options(stage).first().click()
        await field(stage, 'where.unit').fill('4-12')
        await settle(stage)
      },
    },
    {
      name: 'where-sent',
      show: async (stage) => {
        await press(stage, 'where.send')
        await shown('where.sent-title')(stage)
      },
    },
    {
      name: 'ask-answered',
      whole: true,
      show: async (stage) => {
        await stage.page.goto('/request-a-rider')
        await shown('ask.answered')(stage)
      },
    },
  ],
}

/** Known customers, earlier orders, pasted messages, and customers who say where they are. */
export const knownReels: readonly Reel[] = [knownReel, againReel, pasteReel, askReel]
