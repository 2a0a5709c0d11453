import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { openAccount } from './account-menu.ts'
import { fresh, openShop, passOverPauses, password, requestRider, signIn } from './support.ts'
import { expect, test } from './test.ts'

async function openAdding(page: Page): Promise<Locator> {
  await openAccount(page)
  await page.getByRole('button', { name: 'Add collection point' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add collection point' })
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible()
  return dialog
}

const field = (dialog: Locator, name: string | RegExp) => dialog.getByRole('textbox', { name })

async function fillNames(dialog: Locator, id: string, label: string): Promise<void> {
  await field(dialog, 'Collection point ID').fill(id)
  await field(dialog, 'Label').fill(label)
  await field(dialog, 'Phone number').fill('9123 4567')
}

async function chooseAddress(dialog: Locator, search: string): Promise<void> {
  await field(dialog, 'Pickup address').fill(search)
  await dialog.getByRole('option').first().click()
}

const added =
  'The collection point has been saved successfully. It will take a few minutes to become available for requesting a rider.'

/**
 * Keeps a new collection point from opening until the test has seen that it is not open yet: the simulated time is so fast
 * that it opens after a second. The first answer that lists it shows it as not open yet, and the later ones are held back.
 * The returned function releases them.
 */
async function keepUnopened(page: Page, label: string): Promise<() => Promise<void>> {
  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>()
  let isListed = false
  await page.route('**/api/orders/v1/vendors', async (route) => {
    if (isListed) await seen
    const response = await route.fetch()
    const answer: { result: { vendors: { name: string; opens_at: number | null }[] } } = await response.json()
    const added = answer.result.vendors.find(({ name }) => name === label)
    if (isListed || !added) return route.fulfill({ response })
    isListed = true
    added.opens_at ??= Math.floor(Date.now() / 1000)
    return route.fulfill({ response, json: answer })
  })
  // Choosing it fetches its own record.
  await page.route('**/api/orders/v1/vendor/*', async (route) => {
    if (isListed) await seen
    await route.fallback()
  })
  return async () => {
    goOn()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

test(
  'a shop adds a collection point, waits until it opens, and asks for a rider there',
  {
    tag: '@phone-only',
  },
  async ({ page, request }) => {
    const { email } = await openShop(request)
    await signIn(page, { email, password })
    const letOpen = await keepUnopened(page, 'Tea East')
    const dialog = await openAdding(page)
    await expect(dialog.getByText('It will belong to')).toBeVisible()
    await expect(dialog.getByText('+65', { exact: true })).toBeVisible()
    await fillNames(dialog, 'EAST-1', 'Tea East')
    await chooseAddress(dialog, 'garden')
    await field(dialog, 'Unit number').fill('#01-02')
    await field(dialog, 'Building').fill('Plaza')
    await field(dialog, 'Instructions for riders').fill('Back door')
    await expectAccessible(page)
    let sent = 0
    page.on('request', (one) => (sent += Number(one.method() === 'POST' && one.url().endsWith('/outlet'))))
    await dialog.getByRole('button', { name: 'Save' }).dblclick()
    await expect(page.getByText(added).first()).toBeVisible()
    await expect(dialog).toBeHidden()
    expect(sent).toBe(1)

    // The list marks collection points that are not open yet; choosing one shows that instead of the address
    // field.
    await openAccount(page)
    await expect(page.getByRole('radio', { name: /Tea East.*Available in a few minutes/ })).toBeVisible()
    await page.getByRole('radio', { name: /Tea East/ }).click()
    await expect(page.getByText('Tea East is almost ready')).toBeVisible()
    await expect(field(page.locator('main'), 'Drop-off address')).toBeHidden()
    await expectAccessible(page)

    // It opens by itself.
    await letOpen()
    await expect(field(page.locator('main'), 'Drop-off address')).toBeVisible()
    await openAccount(page)
    await expect(page.getByText('Available in a few minutes')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await requestRider(page, 'market', '#02-01')
  },
)

test('the errors of a collection point are shown at its fields', async ({ page, request }) => {
  const { email } = await openShop(request)
  await signIn(page, { email, password })
  const dialog = await openAdding(page)
  const save = dialog.getByRole('button', { name: 'Save' })
  await save.click()
  const notified = [
    'Please enter collection point ID',
    'Please enter label',
    'Please enter phone number',
    'Please select pickup address',
  ]
  for (const text of notified) await expect(dialog.getByText(text)).toBeVisible()
  await expect(field(dialog, 'Collection point ID')).toBeFocused()
  await expectAccessible(page)
  await fillNames(dialog, 'MAIN', 'Tea North')
  for (const text of notified.slice(0, 3)) await expect(dialog.getByText(text)).toBeHidden()

  await field(dialog, 'Email address of owner 1').fill('lin@tea.test')
  await expect(dialog.getByRole('button', { name: 'Remove owner 1' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Add another owner' }).click()
  await expect(field(dialog, 'Email address of owner 2')).toBeFocused()
  await field(dialog, 'Email address of owner 2').fill('mai')
  await chooseAddress(dialog, 'garden')
  await expect(dialog.getByText('Please select pickup address')).toBeHidden()
  await field(dialog, 'Instructions for riders').fill('ก'.repeat(334))
  await save.click()
  await expect(dialog.getByText('Please enter a valid email')).toBeVisible()
  await expect(dialog.getByText('Notes are too long')).toBeVisible()
  await expect(field(dialog, 'Instructions for riders')).toBeFocused()
  await field(dialog, 'Instructions for riders').fill('ก'.repeat(333))
  await expect(dialog.getByText('These instructions are nearly too long.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove owner 2' }).click()
  await save.click()
  await expect(page.getByText(added).first()).toBeVisible()

  // The service rejects a duplicate ID, and the error is shown at the ID.
  const again = await openAdding(page)
  await fillNames(again, 'main', 'Tea South')
  await chooseAddress(again, 'market')
  await again.getByRole('button', { name: 'Save' }).click()
  await expect(again.getByText('You already registered this outlet')).toBeVisible()
  await expect(field(again, 'Collection point ID')).toBeFocused()
  await field(again, 'Collection point ID').fill('SOUTH')
  await expect(again.getByText('You already registered this outlet')).toBeHidden()

  // A slip does not throw away what was typed.
  await page.keyboard.press('Escape')
  const requested = page.getByRole('dialog', { name: 'Discard your changes?' })
  await expectAccessible(page)
  await requested.getByRole('button', { name: 'Keep editing' }).click()
  await expect(field(again, 'Label')).toHaveValue('Tea South')
  await again.getByRole('button', { name: 'Cancel' }).click()
  await requested.getByRole('button', { name: 'Discard' }).click()
  await expect(again).toBeHidden()
})

test('a collection point is edited, its pin by keyboard; its ID and its main branch stay', async ({
  page,
  request,
}) => {
  const { email } = await openShop(request)
  await signIn(page, { email, password })
  const adding = await openAdding(page)
  await fillNames(adding, 'EAST-1', 'Tea East')
  await chooseAddress(adding, 'garden')
  await field(adding, 'Email address of owner 1').fill(`${fresh('lin')}@tea.test`)
  await adding.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(added).first()).toBeVisible()

  const dialog = page.getByRole('dialog', { name: 'Edit collection point' })
  const open = async () => {
    await openAccount(page)
    await page.getByRole('button', { name: 'Edit Tea East' }).click()
    await expect(field(dialog, 'Label')).toHaveValue('Tea East')
  }
  await open()
  await expect(field(dialog, 'Collection point ID')).toHaveJSProperty('readOnly', true)
  await expect(field(dialog, 'Main branch')).toHaveJSProperty('readOnly', true)
  await expect(dialog.getByText('The ID cannot be changed, because earlier orders use it.')).toBeVisible()
  await expect(field(dialog, 'Phone number')).toHaveValue('91234567')
  // Invited a moment ago, and still so after saving.
  const person = dialog.locator('[data-owner]')
  await expect(person).toHaveText(/lin-.*Invited/)
  // A listed person cannot be invited a second time, and removing asks.
  const invited = (await person.locator('bdi').textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Add another owner' }).click()
  await field(dialog, 'Email address of owner 2').fill(invited.toUpperCase())
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('This person is already listed')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove owner 2' }).click()
  await dialog.getByRole('button', { name: `Remove ${invited}` }).click()
  await expect(dialog.getByRole('button', { name: 'Yes, remove' })).toBeFocused()
  await dialog.getByRole('group', { name: 'Owners' }).getByRole('button', { name: 'Cancel' }).click()
  await expectAccessible(page)

  const map = dialog.locator('[data-latitude]')
  const latitude = async () => Number(await map.getAttribute('data-latitude'))
  const before = await latitude()
  const address = await field(dialog, 'Pickup address').inputValue()
  const pin = dialog.getByRole('button', { name: 'Pin for the collection point' })
  // Where a spot cannot be asked for the pin moves and the address stays.
  await page.route(/geolocator\/reverse/, (route) => route.fulfill({ status: 500, json: {} }))
  await pin.focus()
  await page.keyboard.press('Shift+ArrowUp')
  await expect(dialog.getByText(/due to a technical reason/)).toBeVisible()
  const moved = await latitude()
  expect(moved).toBeGreaterThan(before)
  await expect(field(dialog, 'Pickup address')).toHaveValue(address)
  // And where it can, the address follows.
  await page.unroute(/geolocator\/reverse/)
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowUp')
  await expect(dialog.getByText(/due to a technical reason/)).toBeHidden()
  await expect(field(dialog, 'Pickup address')).not.toHaveValue(address)
  // Not under the heading or the buttons of the dialog, which stay in place.
  await pin.evaluate((one) => one.scrollIntoView({ block: 'center' }))
  const box = await pin.boundingBox()
  // The tip of the drop is at the lower edge of the marker.
  expect(box).toMatchObject({ width: 65, height: 65 })
  const drop = await pin.locator('div').boundingBox()
  expect(Math.abs((drop?.height ?? 0) - 65)).toBeLessThan(1)
  const atKeyboard = await latitude()
  if (box) {
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + 40, box.y + 60, { steps: 5 })
    await page.mouse.up()
  }
  await expect.poll(latitude).not.toBe(atKeyboard)
  const last = await latitude()
  await field(dialog, 'Label').fill('Tea Far East')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByText('The collection point has been saved successfully', { exact: true }).first(),
  ).toBeVisible()
  await expect(dialog).toBeHidden()

  await openAccount(page)
  await page.getByRole('button', { name: 'Edit Tea Far East' }).click()
  await expect(person).toHaveText(/lin-.*Invited/)
  expect(await latitude()).toBeCloseTo(last, 5)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('an address whose details cannot be loaded is not saved', async ({ page, request }) => {
  const { email } = await openShop(request)
  await signIn(page, { email, password })
  const dialog = await openAdding(page)
  await fillNames(dialog, 'EAST-1', 'Tea East')
  await chooseAddress(dialog, 'garden')
  await page.route(/geolocator\/details/, (route) => route.fulfill({ status: 404, json: {} }))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('We could not fetch details about this place.')).toBeVisible()
  await expect(field(dialog, 'Pickup address')).toBeFocused()
  await page.unroute(/geolocator\/details/)
  // Errors that belong to no field are shown next to the pressed button.
  await page.setViewportSize({ width: 1280, height: 500 })
  const refused = {
    errors: [{ code: 'vendor.invalid', message: 'refused', meta: {} }],
    request_id: 'refused',
  }
  await page.route(/v1\/outlet$/, (route) => route.fulfill({ status: 400, json: refused }))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toBeInViewport()
  await page.unroute(/v1\/outlet$/)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(added).first()).toBeVisible()
})

test('a map whose tiles fail to load shows an error', { tag: '@map' }, async ({ page }) => {
  await page.route(/\/tiles\//, (route) => route.fulfill({ status: 404, body: '' }))
  await signIn(page)
  await openAccount(page)
  await page.getByRole('button', { name: /^Edit .*Garden$/ }).click()
  await expect(page.getByText('The map could not be loaded. Everything else works without it.')).toBeVisible()
})

test('addresses are looked for in the language of the country, and a point as it is typed', async ({
  page,
}) => {
  await signIn(page)
  const dialog = await openAdding(page)
  const requested = page.waitForRequest(/geolocator\/autocomplete/)
  await field(dialog, 'Pickup address').fill('garden')
  expect(new URL((await requested).url()).searchParams.get('language')).toBe('en')
  await field(dialog, 'Pickup address').fill('١٫٣٠٠٠، ١٠٣٫٨٥٠٠')
  // One place, where the gardens were several.
  await expect(dialog.getByRole('option')).toHaveCount(1)
  await dialog.getByRole('option').click()
  const map = dialog.locator('[data-latitude]')
  await expect(map).toHaveAttribute('data-latitude', '1.3')
  await expect(map).toHaveAttribute('data-longitude', '103.85')

  // Text that is typed without choosing a suggestion does not look chosen.
  const address = await field(dialog, 'Pickup address').inputValue()
  await field(dialog, 'Pickup address').fill('market')
  await field(dialog, 'Label').focus()
  await expect(field(dialog, 'Pickup address')).toHaveValue(address)
})

test('the form works without a map and asks for the main branch', async ({ page }) => {
  await page.route(/LiveMap-/, (route) => route.abort())
  await page.clock.install()
  await signIn(page)
  const dialog = await openAdding(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please select the main branch')).toBeVisible()
  const parent = dialog.getByRole('combobox', { name: 'Main branch' })
  await expect(parent).toBeFocused()
  await parent.click()
  await dialog.getByRole('option').first().click()
  await expect(dialog.getByText('Please select the main branch')).toBeHidden()
  await chooseAddress(dialog, 'garden')
  await passOverPauses(
    page,
    dialog.getByText('The map could not be loaded. Everything else works without it.'),
  )
  await expect(dialog.getByText('Please select pickup address')).toBeHidden()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
})
