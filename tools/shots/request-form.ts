import type { Stage } from './scene.ts'
import { field, openBarePage, press } from './stage.ts'
import { typedIn } from './typed-words.ts'

/** A name longer than anybody expects. */
const LONG = 'Maximilian Bartholomew Featherstonehaugh-Cholmondeley'

/** A request from its beginning, with nothing left of an earlier one, nor the collection point chosen for it. */
export async function begin(stage: Stage, path = '/request-a-rider'): Promise<void> {
  const { page } = stage
  // Not on the page itself, which would write it again as it is left.
  await openBarePage(stage)
  await page.evaluate(() => {
    for (const area of [localStorage, sessionStorage]) {
      for (const key of Object.keys(area)) if (/\.(request-|vendor\.)/.test(key)) area.removeItem(key)
    }
  })
  await page.goto(path)
  await page.locator('main section').first().waitFor()
}

export const addressBox = (stage: Stage) => field(stage, 'request.address')

export const options = ({ page }: Stage) => page.locator('[role="option"]').filter({ visible: true })

export async function search(stage: Stage, text: string = typedIn(stage).place): Promise<void> {
  await addressBox(stage).fill(text)
  await options(stage).first().waitFor()
}

/** Chooses the first place found; it is one that riders reach. */
export async function chooseAddress(stage: Stage, text?: string): Promise<void> {
  await search(stage, text)
  await options(stage).first().click()
  await stage.page.locator('[data-fee]').waitFor()
}

export async function confirmPin({ page, say }: Stage): Promise<void> {
  const pin = page.getByRole('button', { name: say('request.pin-confirm'), exact: true })
  if (await pin.isVisible()) await pin.click()
}

export async function fillDetails(stage: Stage, name: string = LONG): Promise<void> {
  await fillWords(stage, name)
  await choosePiece(stage)
}

/** Everything but how heavy it is. */
export async function fillWords(stage: Stage, name: string): Promise<void> {
  const { phone, what, amount } = typedIn(stage)
  await confirmPin(stage)
  await field(stage, 'request.customer-name').fill(name)
  await field(stage, 'request.customer-phone').fill(phone)
  await field(stage, 'request.unit').fill('#04-12')
  await field(stage, 'request.building').fill('Tower B')
  await field(stage, 'request.description').fill(what)
  await field(stage, 'request.amount').fill(amount)
}

/** Where a country asks how heavy it is: the lightest. */
async function choosePiece({ page, say }: Stage): Promise<void> {
  const piece = page
    .getByRole('radiogroup', { name: say('request.parcel') })
    .getByRole('radio')
    .first()
  if ((await piece.count()) > 0) await piece.check({ force: true })
}

export const goOn = (stage: Stage) => press(stage, 'action.continue')

/** To the last page. */
export async function review(stage: Stage): Promise<void> {
  await chooseAddress(stage)
  await fillDetails(stage, 'Mei Lin')
  await goOn(stage)
  await stage.page.getByRole('radio').first().waitFor()
}
