import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { usePlainMap } from './plain-map.ts'
import { openShop, passOverPauses, signIn } from './support.ts'
import { expect, test } from './test.ts'

/** Opens a separate browser context, which has no session and no stored data of the shop. */
async function customer(browser: Browser, locale: string): Promise<Page> {
  const context = await browser.newContext({ locale })
  await usePlainMap(context)
  return context.newPage()
}

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const dropOff = (page: Page) => page.getByRole('region', { name: 'Drop-off point' })

/** An address that the demo city has, exact to the building. */
async function knownAddress(page: Page): Promise<string> {
  const { map, country } = await (await page.request.get('/config.json')).json()
  const { latitude, longitude } = map.centre
  const query = `query=garden&country=${country}&lat=${latitude}&lng=${longitude}&language=en`
  const { data } = await (await page.request.get(`/api/hurrier/v1/geolocator/autocomplete?${query}`)).json()
  const hit = data.find(({ precision }: { precision: string }) => precision === 'building') ?? data[0]
  return hit.formatted_address
}

/** A request of a shop of its own: what a customer answers reaches every open page of a shop. */
async function begin(page: Page, country = 'SG'): Promise<void> {
  await signIn(page, await openShop(page.request, country), { country })
}

async function startOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start over' }).click()
}

test('a message is pasted, looked through, fills the form, and is checked', async ({ page }) => {
  await begin(page)
  const address = await knownAddress(page)
  await page.getByRole('button', { name: 'Paste an order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste an order' })
  const message = dialog.getByRole('textbox', { name: 'Your customer’s message' })
  await expect(message).toBeFocused()
  await expect(dialog.getByText('The message is read in your browser')).toBeVisible()
  await message.fill('hello there')
  await expect(dialog.getByText('We found no order details in this message')).toBeVisible()
  await expect(message).toHaveValue('hello there')
  await expect(dialog.getByRole('button', { name: 'Fill in the form' })).toBeDisabled()

  const order = `Name: Mai Tan\nPhone: 9123 4567\nAddress: ${address}\nTotal: $38.50\nNote: ring the bell`
  await message.fill(order)
  const found = dialog.getByRole('region', { name: 'Found in the message' })
  await expect(found.getByRole('checkbox')).toHaveCount(5)
  await expect(found.getByRole('checkbox', { name: /Mai Tan/ })).toBeChecked()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Fill in the form' }).click()

  // One place for sure is taken; several are offered.
  const which = page.getByRole('region', { name: /Which place is/ })
  await expect(which.or(page.locator('[data-fee]')).first()).toBeVisible()
  if (await which.isVisible()) await which.getByRole('button').first().click()
  await expect(page.locator('[data-fee]')).toBeVisible()
  await expect(field(page, /^Name Please check/)).toHaveValue('Mai Tan')
  await expect(field(page, /^Phone number Please check/)).toHaveValue('+6591234567')
  await expect(field(page, /^Order value .*Please check/)).toHaveValue('38.5')
  await expect(field(page, /^Note for the rider Please check/)).toHaveValue('ring the bell')
  await expectAccessible(page)

  // An edited field loses its mark; the other marks survive a reload and are confirmed together.
  await field(page, /^Name/).fill('Mai Lin')
  await expect(field(page, 'Name Please check')).toHaveCount(0)
  await page.reload()
  await expect(field(page, /^Phone number Please check/)).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mai Lin')
  await page.getByRole('button', { name: 'Looks right' }).click()
  await expect(page.getByText('Please check', { exact: true })).toHaveCount(0)

  // A second message lists the values that it would replace, and fields it leaves out keep their values.
  await page.getByRole('button', { name: 'Paste an order' }).click()
  await message.fill('Name: Ben Ong\nPhone: 9123 4567\nNote: back door')
  await expect(dialog.getByText('Replaces “Mai Lin”')).toBeVisible()
  await found.getByRole('checkbox', { name: /Ben Ong/ }).click()
  await dialog.getByRole('button', { name: 'Fill in the form' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mai Lin')
  await expect(field(page, /^Note for the rider Please check/)).toHaveValue('back door')
})

test('an address that is not found stays typed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await begin(page)
  // Several lines in the address box are a message.
  await page.evaluate(() => navigator.clipboard.writeText('Address: Qzxv Wkjq 9\nName: Mai Tan'))
  const box = page.getByRole('textbox', { name: /^Drop-off address/ })
  await box.focus()
  await page.keyboard.press('Control+V')
  const dialog = page.getByRole('dialog', { name: 'Paste an order' })
  await expect(dialog.getByRole('textbox', { name: 'Your customer’s message' })).toHaveValue(/Qzxv Wkjq 9/)
  await dialog.getByRole('button', { name: 'Fill in the form' }).click()
  await expect(page.getByText(/We could not find “.*Qzxv Wkjq 9.*”/)).toBeVisible()
  await expect(box).toHaveValue('Qzxv Wkjq 9')
  await startOver(page)
  await expect(box).toHaveValue('')
})

/** The link of the panel. */
async function askedLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Ask customer for address' }).click()
  const link = field(page, 'Link for your customer')
  await expect(link).toHaveValue(/\/where#/)
  return link.inputValue()
}

test('the customer is asked, and the open form fills by itself', async ({ page, browser }) => {
  await begin(page)
  const link = await askedLink(page)
  const region = dropOff(page)
  await expect(region.getByText('Waiting for your customer’s answer')).toBeVisible()
  await expect(region.getByText(/works for 24 hours/)).toBeVisible()
  const message = await region.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(message ?? '')).toContain(`where to deliver: ${link}`)
  await expectAccessible(page)
  // A reload keeps the page waiting for the same link.
  await page.reload()
  await expect(field(page, 'Link for your customer')).toHaveValue(link)

  const theirs = await customer(browser, 'en-SG')
  await theirs.context().grantPermissions(['geolocation'])
  const { map } = await (await page.request.get('/config.json')).json()
  await theirs.context().setGeolocation({ ...map.centre, accuracy: 10 })
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { name: 'Where should the rider go?' })).toBeVisible()
  expect(theirs.url()).not.toContain('#')
  await theirs.getByRole('button', { name: 'Send' }).click()
  await expect(theirs.getByText('Please show us where your door is')).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Use my location' })).toBeFocused()
  await theirs.keyboard.press('Enter')
  await expect(theirs.getByText('Location found. Please check that the pin is on your door.')).toBeVisible()
  // The pin by keyboard.
  const shown = theirs.locator('[data-latitude]')
  const before = Number(await shown.getAttribute('data-latitude'))
  await theirs.getByRole('button', { name: 'Your door' }).focus()
  await theirs.keyboard.press('Shift+ArrowUp')
  await expect.poll(async () => Number(await shown.getAttribute('data-latitude'))).toBeGreaterThan(before)
  await field(theirs, 'Floor and unit').fill('#07-12')
  await field(theirs, 'How to find your door').fill('Ring twice')
  await expectAccessible(theirs)
  await theirs.getByRole('button', { name: 'Send' }).click()
  await expect(theirs.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  await expectAccessible(theirs)

  await expect(page.getByText('Your customer has answered').first()).toBeVisible()
  await expect(page.locator('[data-fee]')).toBeVisible()
  await expect(field(page, /^Unit number/)).toHaveValue('#07-12')
  await expect(field(page, 'Note for the rider')).toHaveValue('Ring twice')

  // They think better of it, even after their phone has dropped the tab.
  await theirs.reload()
  await theirs.getByRole('button', { name: 'Change it' }).click()
  await field(theirs, 'How to find your door').fill('Ring once')
  await theirs.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Your customer has changed their answer').first()).toBeVisible()
  await expect(field(page, 'Note for the rider')).toHaveValue('Ring once')

  await page.getByLabel('Name', { exact: true }).fill('Mai Tan')
  await field(page, 'Phone number').fill('91234567')
  await field(page, /Order value/).fill('20')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Request a rider', exact: true }).click()
  await expect(page.getByText('Order pushed!')).toBeVisible()
  await theirs.context().close()
})

test('without a map and without a location, in Arabic, an address does', async ({ page, browser }) => {
  await begin(page, 'AE')
  const link = await askedLink(page)
  const theirs = await customer(browser, 'ar-AE')
  await theirs.route(/LiveMap-/, (route) => route.abort())
  await theirs.clock.install()
  await theirs.goto(link)
  await expect(theirs.locator('html')).toHaveAttribute('dir', 'rtl')
  // It is asked for again and again for half a minute.
  await passOverPauses(theirs, theirs.getByText('تعذّر تحميل الخريطة'))
  await theirs.getByRole('button', { name: 'استخدام موقعي' }).click()
  await expect(theirs.getByText(/حرّك الدبوس إلى بابك أو ابحث/)).toBeVisible()
  const search = field(theirs, 'البحث عن عنوانك')
  await search.fill('garden')
  await theirs.getByRole('option').first().click()
  await expect(search).not.toHaveValue('garden')
  await field(theirs, 'الطابق والشقة').fill('شقة 5')
  await expectAccessible(theirs)
  await theirs.getByRole('button', { name: 'إرسال' }).click()
  await expect(theirs.getByRole('heading', { name: 'شكرًا لك!' })).toBeVisible()
  await expectAccessible(theirs)
  await expect(page.getByText('Your customer has answered').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Drop-off address/ })).not.toHaveValue('')
  await theirs.context().close()
})

test('an expired, unknown or incomplete address link shows an explanation', async ({ page, browser }) => {
  const theirs = await customer(browser, 'en-SG')
  await theirs.goto('/where')
  await expect(theirs.getByRole('heading', { name: 'Please open the link again' })).toBeVisible()
  await theirs.goto(`/where#${'x'.repeat(32)}`)
  await expect(theirs.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect(theirs.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await theirs.context().close()

  // The shop's side: the service ends a link after a day, this one as soon as it is made.
  await begin(page)
  await page.route('**/asked-places', async (route) => {
    const response = await route.fetch()
    const { result } = await response.json()
    await route.fulfill({ response, json: { result: { ...result, expires_at: result.expires_at - 86_400 } } })
  })
  await page.getByRole('button', { name: 'Ask customer for address' }).click()
  await expect(page.getByText('The link has expired, and your customer has not answered.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Create a new link' }).click()
  await expect(field(page, 'Link for your customer')).toHaveValue(/\/where#/)
})
