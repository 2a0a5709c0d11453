import type { WireVendor } from '@beckon/contract'
import { answer, change, purgeAnswers } from './answers.ts'
import { options } from './request-form.ts'
import type { Flow, Setup } from './screen-state.ts'
import { openMenu } from './shell-states.ts'
import { dialog, field, press, settle } from './setup.ts'
import { typedIn } from './typed-words.ts'

const OUTLET = '**/api/orders/v1/outlet'
const VENDORS = '**/api/orders/v1/vendors'

/** Response of the service for a saved collection point. */
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
  hours: null,
  opens_at: null,
  roles: ['owner'],
  can: { edit: true, actions: [] },
  ask: {},
}

const adding: Flow = {
  who: 'person',
  after: purgeAnswers,
  states: [
    {
      name: 'outlet-add',
      show: async (setup) => {
        await openMenu(setup)
        await press(setup, 'branch.add')
        await field(setup, 'outlet.label', dialog(setup.page)).waitFor()
      },
    },
    {
      name: 'outlet-faults',
      show: async (setup) => {
        await press(setup, 'action.save', dialog(setup.page))
        await setup.page.getByText(setup.say('outlet.fault.label-missing')).waitFor()
      },
    },
    {
      name: 'outlet-filled',
      show: async (setup) => {
        const form = dialog(setup.page)
        await field(setup, 'outlet.id', form).fill('EAST-1')
        await field(setup, 'outlet.label', form).fill('Tea House at the Long Bridge, East Entrance')
        await field(setup, 'outlet.phone', form).fill(typedIn(setup).phone)
        await field(setup, 'outlet.address', form).fill(typedIn(setup).place)
        await options(setup).first().click()
        await settle(setup)
        await form.locator('[data-map="ready"]').scrollIntoViewIfNeeded()
      },
    },
    {
      name: 'outlet-saved',
      show: async (setup) => {
        const form = dialog(setup.page)
        const parent = form.getByRole('combobox').first()
        if (await parent.isVisible()) {
          await parent.click()
          await options(setup).first().click()
        }
        // The demo world keeps the collection points it has.
        await answer(setup, OUTLET, { result: saved })
        await press(setup, 'action.save', form)
        await form.waitFor({ state: 'hidden' })
      },
    },
  ],
}

const editing: Flow = {
  who: 'person',
  states: [
    {
      name: 'outlet-edit',
      show: async (setup) => {
        await openMenu(setup)
        await dialog(setup.page).getByRole('radiogroup').first().locator('button').first().click()
        await settle(setup)
      },
    },
  ],
}

const IN_A_MOMENT = 180

/** A collection point that was just added does not accept requests yet. */
const pending = async (setup: Setup): Promise<void> => {
  const opens_at = Math.floor(Date.now() / 1000) + IN_A_MOMENT
  await change(setup, VENDORS, (said) => {
    const { vendors } = said.result as { vendors: readonly object[] }
    return { result: { vendors: vendors.map((vendor) => ({ ...vendor, opens_at })) } }
  })
  await setup.page.goto('/request-a-rider')
}

/** Collection points are added, changed, and waited for. */
export const outletFlows: readonly Flow[] = [
  adding,
  editing,
  { who: 'person', after: purgeAnswers, states: [{ name: 'outlet-pending', show: pending }] },
]
