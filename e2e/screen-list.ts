import { answer, purgeAnswers } from '../tools/screenshots/answers.ts'
import { alone, type Flow, type Setup } from '../tools/screenshots/screen-state.ts'
import { flows } from '../tools/screenshots/screen-states.ts'
import { open, openBarePage, operate, press } from '../tools/screenshots/setup.ts'

const TOKEN = 'x'.repeat(43)

/** Flows behind the links of valid emails; this list cannot read emails in every country. */
const linkFlows: readonly Flow[] = [
  {
    name: 'verify-password',
    path: 'register/confirm',
    to: 'verify-account',
    result: { email: 'mei@tea.test' },
  },
  {
    name: 'invitation',
    path: 'invitations/read',
    to: 'invitation',
    result: { role: 'staff', vendor_name: 'Mai’s Tea', email: 'mei@tea.test', has_account: false },
  },
].map(({ name, path, to, result }) => ({
  who: 'anybody',
  after: purgeAnswers,
  states: [
    {
      name,
      show: async (setup) => {
        await answer(setup, `**/api/auth/v1/${path}`, { result })
        await setup.page.goto(`/${to}#${TOKEN}`)
        await setup.page.locator('main a[href="/connect"], main form').first().waitFor()
      },
    },
  ],
}))

/** A guest's first steps, where the country lets guests in. */
const guestFlow: Flow = {
  who: 'anybody',
  states: [
    {
      name: 'guest',
      show: async (setup) => {
        const { page, say } = setup
        await page.goto('/')
        await operate(setup, 'flags/GuestCheckout', true)
        await page.goto('/')
        await press(setup, 'guest.continue')
        await page.waitForURL(/request-a-rider\/guest-/)
        await press(setup, 'walkthrough.skip')
        await page.getByRole('textbox', { name: say('sender.address') }).waitFor()
      },
    },
  ],
  after: forget,
}

async function forget(setup: Setup): Promise<void> {
  await openBarePage(setup)
  await setup.page.evaluate(() => localStorage.clear())
}

/** All flows: first those that no screenshot shows, then those of the screenshots. */
export const allFlows: readonly Flow[] = [
  ...alone('anybody', [{ name: 'privacy', show: open('/privacy') }]),
  ...linkFlows,
  guestFlow,
  ...flows,
]

/** Screens that no other test looks at in English. */
export const seldomSeen: readonly string[] = [
  'privacy',
  'verify-password',
  'invitation',
  'invitation-gone',
  'where-gone',
  'landing',
  'sign-in',
  'sign-in-refused',
  'forgot-password',
  'verify-failed',
  'introduction-2',
  'introduction-3',
  'request-suggestions',
  'request-closed',
  'payment-choice',
  'payment-card',
  'tracking',
  'order-cancelled',
  'history-detail',
  'parcel-on-the-way',
  'parcel-individual',
  'help-ask',
  'bulk-off',
  'maintenance-planned',
]

/** Every screen, in the state in which most people see it. */
export const everyScreen: readonly string[] = [
  ...seldomSeen,
  'guest',
  'terms',
  'prohibited-items',
  'register',
  'register-faults',
  'forgot-password-code',
  'introduction-1',
  'request-empty',
  'request-faults',
  'request-filled',
  'request-review',
  'where',
  'where-filled',
  'outlet-add',
  'outlet-faults',
  'order-under-way',
  'order-decision',
  'conversation',
  'cancel',
  'history',
  'parcel-delivered',
  'receipt-proof',
  'account',
  'menu',
  'help',
  'bulk',
  'bulk-rows',
  'not-found',
]

/** The screens that most people use every day. */
export const mainScreens: readonly string[] = [
  'landing',
  'sign-in',
  'register',
  'introduction-1',
  'request-empty',
  'request-faults',
  'request-filled',
  'request-review',
  'tracking',
  'order-under-way',
  'order-decision',
  'history',
  'parcel-on-the-way',
  'receipt-proof',
  'account',
  'menu',
  'help',
  'bulk-rows',
]

/** Screens that a phone lays out in another way. */
export const ofPhones: readonly string[] = [
  'landing',
  'request-filled',
  'tracking',
  'order-under-way',
  'history',
  'history-detail',
  'menu',
  'bulk-rows',
]
