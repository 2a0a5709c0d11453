import type { WireVendor } from '@beckon/contract'
import { answer, change, forgetAnswers } from './answers.ts'
import { options } from './request-form.ts'
import type { Reel, Stage } from './scene.ts'
import { openMenu } from './shell-scenes.ts'
import { dialog, field, press, settle } from './stage.ts'
import { typedIn } from './typed-words.ts'

const OUTLET = '**/api/orders/v1/outlet'
const VENDORS = '**/api/orders/v1/vendors'

/** What the service answers of one that was saved. */
const saved: WireVendor = {
  vendor_id: 'picture-1',
  parent_vendor_id: null,
  client_vendor_id: 'EAST-1',
  is_active: true,
  is_registered: true,
  is_parent: false,
  is_test: false,
  name: 'Tea House',
  estimation_pick_up_time: 5,
  flags: { payment_methods: {} },
  vendor_information: {
    name: 'Tea House',
    owners: [],
    contact: { phone: '' },
    currency: '',
    location: {
      address_text: '',
      building: '',
      unit: '',
      city: '',
      country_code: '',
      postal_code: '',
      street: '',
      street_number: '',
      latitude: null,
      longitude: null,
      rider_instructions: '',
    },
  },
  opens_at: null,
  can: { edit: true },
}

const adding: Reel = {
  who: 'person',
  after: forgetAnswers,
  scenes: [
    {
      name: 'outlet-add',
      show: async (stage) => {
        await openMenu(stage)
        await press(stage, 'branch.add')
        await field(stage, 'outlet.label', dialog(stage.page)).waitFor()
      },
    },
    {
      name: 'outlet-faults',
      show: async (stage) => {
        await press(stage, 'action.save', dialog(stage.page))
        await stage.page.getByText(stage.say('outlet.fault.label-missing')).waitFor()
      },
    },
    {
      name: 'outlet-filled',
      show: async (stage) => {
        const form = dialog(stage.page)
        await field(stage, 'outlet.id', form).fill('EAST-1')
        await field(stage, 'outlet.label', form).fill('Tea House at the Long Bridge, East Entrance')
        await field(stage, 'outlet.phone', form).fill(typedIn(stage).phone)
        await field(stage, 'outlet.address', form).fill(typedIn(stage).place)
        await options(stage).first().click()
        await settle(stage)
        await form.locator('[data-map="ready"]').scrollIntoViewIfNeeded()
      },
    },
    {
      name: 'outlet-saved',
      show: async (stage) => {
        const form = dialog(stage.page)
        const parent = form.getByRole('combobox').first()
        if (await parent.isVisible()) {
          await parent.click()
          await options(stage).first().click()
        }
        // The demo world keeps the collection points it has.
        await answer(stage, OUTLET, { result: saved })
        await press(stage, 'action.save', form)
        await form.waitFor({ state: 'hidden' })
      },
    },
  ],
}

const editing: Reel = {
  who: 'person',
  scenes: [
    {
      name: 'outlet-edit',
      show: async (stage) => {
        await openMenu(stage)
        await dialog(stage.page).getByRole('radiogroup').first().locator('button').first().click()
        await settle(stage)
      },
    },
  ],
}

const IN_A_MOMENT = 180

/** Just added: nobody can ask for a rider there yet. */
const pending = async (stage: Stage): Promise<void> => {
  const opens_at = Math.floor(Date.now() / 1000) + IN_A_MOMENT
  await change(stage, VENDORS, (said) => {
    const { vendors } = said.result as { vendors: readonly object[] }
    return { result: { vendors: vendors.map((vendor) => ({ ...vendor, opens_at })) } }
  })
  await stage.page.goto('/request-a-rider')
}

/** Collection points are added, changed, and waited for. */
export const outletReels: readonly Reel[] = [
  adding,
  editing,
  { who: 'person', after: forgetAnswers, scenes: [{ name: 'outlet-pending', show: pending }] },
]
