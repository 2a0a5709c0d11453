import type { Setup } from './screen-state.ts'
import { field, openBarePage, press } from './setup.ts'
import { typedIn } from './typed-words.ts'

/** A name longer than anybody expects. */
const LONG = 'Maximilian Bartholomew Featherstonehaugh-Cholmondeley'

/** A request from its beginning, with nothing left of an earlier one, nor the collection point chosen for it. */
export async function begin(setup: Setup, path = '/request-a-rider'): Promise<void> {
  const { page } = setup
  // Not on the page itself, which would write it again as it is left.
  await openBarePage(setup)
  await page.evaluate(() => {
    for (const area of [localStorage, sessionStorage]) {
      for (const key of Object.keys(area)) if (/\.(request-|vendor\.)/.test(key)) area.removeItem(key)
    }
  })
  await page.goto(path)
  await page.locator('main section').first().waitFor()
}

export const addressBox = (setup: Setup) => field(setup, 'request.address')

export const options = ({ page }: Setup) => page.locator('[role="option"]').filter({ visible: true })

export async function search(setup: Setup, text: string = typedIn(setup).place): Promise<void> {
  await addressBox(setup).fill(text)
  await options(setup).first().waitFor()
}

/** Chooses the first place found; it is one that riders reach. */
export async function chooseAddress(setup: Setup, text?: string): Promise<void> {
  await search(setup, text)
  await options(setup).first().click()
  await setup.page.locator('[data-fee]').waitFor()
}

export async function confirmPin({ page, say }: Setup): Promise<void> {
  const pin = page.getByRole('button', { name: say('request.pin-confirm'), exact: true })
  if (await pin.isVisible()) await pin.click()
}

export async function fillDetails(setup: Setup, name: string = LONG): Promise<void> {
  await fillWords(setup, name)
  await chooseParcelSize(setup)
}

/** Everything but how heavy it is. */
export async function fillWords(setup: Setup, name: string): Promise<void> {
  const { phone, what, amount } = typedIn(setup)
  await confirmPin(setup)
  await field(setup, 'request.customer-name').fill(name)
  await field(setup, 'request.customer-phone').fill(phone)
  await field(setup, 'request.unit').fill('#04-12')
  await field(setup, 'request.building').fill('Tower B')
  await field(setup, 'request.description').fill(what)
  await field(setup, 'request.amount').fill(amount)
}

/** Where a country asks how heavy it is: the lightest. */
async function chooseParcelSize({ page, say }: Setup): Promise<void> {
  const piece = page
    .getByRole('radiogroup', { name: say('request.parcel') })
    .getByRole('radio')
    .first()
  if ((await piece.count()) > 0) await piece.check({ force: true })
}

export const pressContinue = (setup: Setup) => press(setup, 'action.continue')

/** To the last page. */
export async function review(setup: Setup): Promise<void> {
  await chooseAddress(setup)
  await fillDetails(setup, 'Mei Lin')
  await pressContinue(setup)
  await setup.page.getByRole('radio').first().waitFor()
}
