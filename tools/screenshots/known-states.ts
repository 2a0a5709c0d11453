import type { TextKey } from '@beckon/texts'
import { addressBox, begin, options } from './request-form.ts'
import type { Flow, Setup } from './screen-state.ts'
import { someDelivered } from './shell-states.ts'
import { dialog, field, press, settle } from './setup.ts'
import { typedIn } from './typed-words.ts'

/** The first of those who get parcels again and again. */
const frequent = ({ page }: Setup) => page.locator('[data-drop-off]')

const knownFlow: Flow = {
  who: 'person',
  states: [
    {
      name: 'known-frequent',
      show: async (setup) => {
        await begin(setup)
        await frequent(setup).first().waitFor()
      },
    },
    {
      name: 'known-search',
      show: async (setup) => {
        // The address book is searched by name; the frequent customers include a saved one.
        const saved = frequent(setup).filter({ has: setup.page.locator('svg') })
        const name = await saved.first().locator('bdi').first().innerText()
        await addressBox(setup).fill(name.slice(0, 4))
        await options(setup).first().waitFor()
      },
    },
    {
      name: 'known-chosen',
      whole: true,
      show: async (setup) => {
        await options(setup).first().click()
        await setup.page.locator('[data-saved-customer]').waitFor()
        await settle(setup)
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
      show: (setup) => press(setup, 'known.delete', dialog(setup.page)),
    },
  ],
}

const againFlow: Flow = {
  who: 'person',
  states: [
    {
      name: 'request-again',
      whole: true,
      show: async (setup) => {
        const id = await someDelivered(setup)
        await begin(setup, `/request-a-rider?again=${encodeURIComponent(id)}`)
        await setup.page.locator('[data-fee]').waitFor()
      },
    },
    {
      name: 'request-again-unknown',
      show: (setup) => begin(setup, '/request-a-rider?again=nothing-like-it'),
    },
  ],
}

const messages: Readonly<Record<string, string>> = {
  SG: 'Hi, it’s Mai Tan from yesterday\nHP 9123 4567\n12 Garden Road #05-11\n2 butter cakes, 38.50 cash\nPls ring bell, lift B',
  AE: 'السلام عليكم\nالاسم: سارة محمد\nالجوال: 0501234567\nالعنوان: شارع الورد، مبنى 4، شقة 12\nكيكتين بالزبدة ٦٥ درهم كاش\nالرجاء الاتصال عند الوصول',
  HU: 'Szia, Kovács Anna vagyok\nTel: 06 20 123 4567\nKert utca 12., 3. emelet 4\n2 vajas sütemény, 4850 Ft készpénz\nKérem, csöngessen',
}

const pasteFlow: Flow = {
  who: 'person',
  states: [
    {
      name: 'paste',
      show: async (setup) => {
        await begin(setup)
        await press(setup, 'paste.open')
        await dialog(setup.page).waitFor()
      },
    },
    {
      name: 'paste-found',
      show: async (setup) => {
        await field(setup, 'paste.text').fill(messages[setup.country] ?? '')
        await setup.page.getByText(setup.say('paste.found')).first().waitFor()
      },
    },
    {
      name: 'paste-filled',
      whole: true,
      show: async (setup) => {
        await press(setup, 'paste.fill')
        await setup.page.getByText(setup.say('paste.check-title')).first().waitFor()
      },
    },
  ],
}

let link = ''
const shown = (key: TextKey) => (setup: Setup) => setup.page.getByText(setup.say(key)).first().waitFor()

const askFlow: Flow = {
  who: 'person',
  states: [
    {
      name: 'ask',
      show: async (setup) => {
        await begin(setup)
        await press(setup, 'ask.open')
        link = await setup.page.locator('input[readonly]').first().inputValue()
      },
    },
    {
      name: 'where',
      whole: true,
      show: async (setup) => {
        await setup.page.goto(`/where${new URL(link).hash}`)
        await shown('where.title')(setup)
      },
    },
    {
      name: 'where-missing',
      whole: true,
      show: async (setup) => {
        await press(setup, 'where.send')
        await shown('where.missing')(setup)
      },
    },
    {
      name: 'where-filled',
      whole: true,
      show: async (setup) => {
        await field(setup, 'where.search').fill(typedIn(setup).place)
        await options(setup).first().click()
        await field(setup, 'where.unit').fill('4-12')
        await settle(setup)
      },
    },
    {
      name: 'where-sent',
      show: async (setup) => {
        await press(setup, 'where.send')
        await shown('where.sent-title')(setup)
      },
    },
    {
      name: 'ask-answered',
      whole: true,
      show: async (setup) => {
        await setup.page.goto('/request-a-rider')
        await shown('ask.answered')(setup)
      },
    },
  ],
}

/** Known customers, earlier orders, pasted messages, and customers who say where they are. */
export const knownFlows: readonly Flow[] = [knownFlow, againFlow, pasteFlow, askFlow]
