import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { ar } from '../packages/texts/src/catalogues/ar/index.ts'
import { en } from '../packages/texts/src/catalogues/en/index.ts'
import { originOf, service } from './port.ts'
import { showOrdersSinceYesterday, openShop, signIn, type Shop } from './support.ts'
import { expect, test } from './test.ts'

type Texts = Readonly<Record<string, string>>
const mai = { name: 'Mai Tan', phone: '+6591234567', unit: '#04-12', address: '5 Garden Road, Singapore' }

const base = `${service}/api/orders/v1`
/** Some streets north of the shop. */
const doorOf = ({ place }: Shop, metres = 700) => ({
  latitude: place.latitude + metres / 111_195,
  longitude: place.longitude,
})

/** Sends something without a page, as the shop did some other day. */
async function send(request: APIRequestContext, shop: Shop, to: typeof mai): Promise<string> {
  const { headers, vendorId, place } = shop
  const door = doorOf(shop)
  const quote = await request.post(`${service}/api/hurrier/v1/delivery/fee`, {
    headers,
    data: {
      vendor_id: vendorId,
      source: place,
      destination: door,
      delivery_type: 'INSTANT',
      payment_method: 'PAID',
    },
  })
  const { fee, signature } = await quote.json()
  const address = [to.unit, to.address].filter((part) => part !== '').join(', ')
  const sent = await request.post(`${base}/order`, {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    data: {
      vendor_id: vendorId,
      customer: {
        name: to.name,
        phone_number: to.phone,
        location: { ...door, address, notes: 'Ring twice' },
        unit_number: to.unit || 'none',
      },
      order: { payment_method: 'PAID', amount: 20, description: 'A bunch of tulips', cold_bag_needed: false },
      vat_number: null,
      preordered_for: null,
      age_validation_required: true,
      login_pickup_estimation: null,
      delivery_fee: fee,
      signature,
    },
  })
  expect(sent.status(), await sent.text()).toBe(200)
  return (await sent.json()).result.order_id
}

/** Only what a rider has collected was sent. */
async function sendAndCollect(request: APIRequestContext, shop: Shop, to: typeof mai): Promise<string> {
  const id = await send(request, shop, to)
  const status = async () => (await orderOf(request, shop, id)).status
  await expect
    .poll(status, { timeout: 150_000 })
    .toMatch(/PICKED_UP|COURIER_LEFT_VENDOR|NEAR_CUSTOMER|DELIVERED/)
  return id
}

/** An order that is over: called off, or delivered where a rider was quicker. */
async function sendAndEnd(request: APIRequestContext, shop: Shop, to: typeof mai): Promise<string> {
  const order_id = await send(request, shop, to)
  const data = { vendor_id: shop.vendorId, order_id, reason: 'MISTAKE_ERROR' }
  const isOver = async () => {
    // Refused before it is received, and after a rider has accepted.
    await request.put(`${base}/order/cancel`, { headers: shop.headers, data })
    return /CANCELLED|DELIVERED/.test((await orderOf(request, shop, order_id)).status)
  }
  await expect.poll(isOver, { timeout: 150_000 }).toBe(true)
  return order_id
}

interface Ordered {
  readonly order_id: string
  readonly status: string
  readonly customer: {
    readonly name: string
    readonly location: { readonly address: string; readonly notes: string }
  }
}

async function orderOf(
  request: APIRequestContext,
  { vendorId, headers }: Shop,
  id: string,
): Promise<Ordered> {
  const answer = await request.get(`${base}/order?vendorId=${vendorId}&orderId=${id}`, { headers })
  return (await answer.json()).result
}

interface Saved {
  readonly id: string
  readonly name: string
  readonly latitude: number
  readonly address: string
}

async function savedOf(
  request: APIRequestContext,
  { vendorId, headers }: Shop,
  query: string,
): Promise<Saved[]> {
  const url = `${base}/addressbook/search-customers/${vendorId}?query=${encodeURIComponent(query)}`
  return (await request.get(url, { headers })).json()
}

/** Counts the actions of a user on the page: clicks, and fields typed into. */
function person() {
  let actions = 0
  return {
    click: async (target: Locator) => {
      actions += 1
      await target.click()
    },
    type: async (target: Locator, text: string) => {
      actions += 1
      await target.fill(text)
    },
    actions: () => actions,
  }
}

const box = (page: Page, key: keyof typeof en, texts: Texts = en) =>
  page.getByRole('textbox', { name: texts[key] ?? '' })
const button = (scope: Page | Locator, key: keyof typeof en, texts: Texts = en) =>
  scope.getByRole('button', { name: texts[key] ?? '', exact: true })
const name = (page: Page, texts: Texts = en) =>
  page.getByLabel(texts['request.customer-name'] ?? '', { exact: true }).filter({ visible: true })
const amount = (page: Page, texts: Texts = en) =>
  page.getByRole('textbox', { name: texts['request.amount'] ?? '' })
const option = (page: Page, text: string) =>
  page.locator('[role=option]').filter({ hasText: text, visible: true }).first()

async function expectPushed(page: Page, texts: Texts = en): Promise<string> {
  await expect(page.getByText(texts['request.pushed'] ?? '').first()).toBeVisible()
  await page.waitForURL(/order-tracking\/.*order_id=/)
  return new URL(page.url()).searchParams.get('order_id') ?? ''
}

test('a frequent customer can be chosen with one press', async ({ page, request }) => {
  const shop = await openShop(request)
  await sendAndCollect(request, shop, mai)
  await sendAndCollect(request, shop, mai)
  await signIn(page, shop)
  const card = page.locator('[data-drop-off]')
  await expect(card).toContainText(mai.name)
  await expectAccessible(page)
  const { click, type, actions } = person()
  await click(card)
  await expect(name(page)).toHaveValue(mai.name)
  await expect(box(page, 'request.unit')).toHaveValue(mai.unit)
  await expect(box(page, 'request.notes')).toHaveValue('Ring twice')
  await type(amount(page), '18')
  await click(button(page, 'action.continue'))
  await click(button(page, 'request.submit'))
  const id = await expectPushed(page)
  test.info().annotations.push({ type: 'actions', description: `frequent customer: ${actions()}` })
  expect(actions()).toBeLessThanOrEqual(6)
  // As it was, and nothing in it twice.
  expect((await orderOf(request, shop, id)).customer.location.address).toBe(`${mai.unit}, ${mai.address}`)
})

test('a customer is kept, found by a few letters, put right and deleted', async ({ page, request }) => {
  const shop = await openShop(request)
  await signIn(page, shop)
  const { latitude, longitude } = doorOf(shop)
  const anew = person()
  await anew.type(box(page, 'request.address'), `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`)
  await anew.click(page.locator('[role=option]').filter({ visible: true }).first())
  await expect(page.locator('[data-fee]')).toBeVisible()
  const pin = button(page, 'request.pin-confirm')
  if (await pin.isVisible()) await anew.click(pin)
  await anew.type(name(page), mai.name)
  await anew.type(box(page, 'request.customer-phone'), '91234567')
  await anew.type(box(page, 'request.unit'), mai.unit)
  await anew.type(amount(page), '20')
  await anew.click(page.getByLabel(en['known.save']))
  await anew.click(button(page, 'action.continue'))
  await Promise.all([
    anew.click(button(page, 'request.submit')),
    expectPushed(page),
    // The message disappears after some seconds.
    expect(page.getByText(en['address.saved']).first()).toBeVisible(),
  ])
  test.info().annotations.push({ type: 'actions', description: `new customer: ${anew.actions()}` })
  expect(anew.actions()).toBeLessThanOrEqual(12)

  await page.goto('/request-a-rider')
  const known = person()
  await known.type(box(page, 'request.address'), 'm')
  await expect(option(page, mai.name)).toHaveCount(0)
  await box(page, 'request.address').fill('ta mai')
  await expectAccessible(page)
  await known.click(option(page, mai.name))
  await expect(name(page)).toHaveValue(mai.name)
  await expect(page.locator('[data-saved-customer]')).toContainText(en['known.saved'])
  await expect(page.locator('[data-map="ready"]')).toBeVisible()
  const [before] = await savedOf(request, shop, 'mai')
  // The door is a little further on; its address stays as the shop wrote it.
  const address = await box(page, 'request.address').inputValue()
  await page.getByRole('button', { name: en['request.pin-label'] }).press('ArrowUp')
  await expect(page.getByText('We’ll remember the corrected pin')).toBeVisible()
  await expect(box(page, 'request.address')).toHaveValue(address)
  await expectAccessible(page)
  await known.type(amount(page), '20')
  await known.click(button(page, 'action.continue'))
  await known.click(button(page, 'request.submit'))
  await expectPushed(page)
  test
    .info()
    .annotations.push({ type: 'actions', description: `customer of the address book: ${known.actions()}` })
  expect(known.actions()).toBeLessThanOrEqual(6)
  await expect
    .poll(async () => (await savedOf(request, shop, 'mai'))[0]?.latitude)
    .toBeGreaterThan(before?.latitude ?? 0)
  expect((await savedOf(request, shop, 'mai')).map((one) => one.address)).toEqual([before?.address])

  await change(page)
  await expect.poll(async () => (await savedOf(request, shop, 'mai')).length).toBe(0)
})

/** Changes the customer, and deletes them after a second thought. */
async function change(page: Page): Promise<void> {
  await page.goto('/request-a-rider')
  await box(page, 'request.address').fill('mai')
  await option(page, mai.name).click()
  await page.getByRole('button', { name: en['known.edit-of'].replace('{name}', '') }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByLabel(en['place.notes']).fill('ไ'.repeat(334))
  await button(dialog, 'action.save').click()
  await expect(dialog.getByText(en['address.error.notes-too-long'])).toBeVisible()
  await dialog.getByLabel(en['place.notes']).fill('At the back door')
  await dialog.getByLabel(en['request.customer-name'], { exact: true }).fill('Mai Lim')
  await button(dialog, 'action.save').click()
  await expect(page.getByText(en['address.saved']).first()).toBeVisible()
  await expect(name(page)).toHaveValue('Mai Lim')
  await expect(box(page, 'request.notes')).toHaveValue('At the back door')
  await page.locator('[data-saved-customer]').getByRole('button').click()
  await button(dialog, 'known.delete').click()
  await button(dialog, 'known.delete-keep').click()
  await button(dialog, 'known.delete').click()
  await button(dialog, 'known.delete-yes').click()
  await expect(page.getByText(en['known.deleted']).first()).toBeVisible()
  await expect(page.locator('[data-saved-customer]')).toHaveCount(0)
  await expect(name(page)).toHaveValue('Mai Lim')
}

test('a past order is asked for again in two actions, and what was half written waits', async ({
  page,
  request,
}) => {
  const shop = await openShop(request)
  const past = await sendAndEnd(request, shop, mai)
  await signIn(page, shop)
  const { latitude, longitude } = doorOf(shop, 400)
  await box(page, 'request.address').fill(`${latitude.toFixed(6)}, ${longitude.toFixed(6)}`)
  await page.locator('[role=option]').filter({ visible: true }).first().click()
  await name(page).fill('Half Written')
  await page.goto('/history')
  await showOrdersSinceYesterday(page)
  await expect(page.locator(`[data-again="${past}"]`)).toBeVisible()
  const keys: string[] = []
  page.on('request', (asked) => {
    if (asked.method() === 'POST' && asked.url() === `${base}/order`)
      keys.push(asked.headers()['idempotency-key'] ?? '')
  })
  const { click, actions } = person()
  await click(page.locator(`[data-again="${past}"]`))
  await expect(page.getByText(en['request.review'])).toBeVisible()
  await expect(page.locator('[data-fee]')).toBeVisible()
  // A reload shows the same step under the same idempotency key.
  await page.reload()
  await expect(page.getByText(en['request.review'])).toBeVisible()
  await expect(page.getByText(`${mai.unit}, ${mai.address}`)).toBeVisible()
  await expect(page.getByText(en['request.age-yes'], { exact: true })).toBeVisible()
  await click(button(page, 'request.submit'))
  const id = await expectPushed(page)
  expect(actions()).toBe(2)
  expect(keys).toHaveLength(1)
  expect(id).not.toBe(past)
  const { customer } = await orderOf(request, shop, id)
  expect(customer).toMatchObject({
    name: mai.name,
    location: { address: `${mai.unit}, ${mai.address}`, notes: 'Ring twice' },
  })

  await page.goto('/request-a-rider')
  await expect(page.getByText('Half Written')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'again.take-up').click()
  await expect(name(page)).toHaveValue('Half Written')
  await expect(page.locator('[data-aside]')).toHaveCount(0)
})

test('repeating an order from the lists keeps the unit, and an order of another shop is reported as not found', async ({
  page,
  request,
}) => {
  const shop = await openShop(request)
  const past = await sendAndEnd(request, shop, mai)
  const other = await openShop(request)
  const theirs = await sendAndEnd(request, other, mai)
  await signIn(page, shop, { path: '/order-tracking' })
  // From the day's lists, and from the order itself.
  await page.locator('[data-list="cancelled"], [data-list="delivered"]').getByText(mai.name).click()
  await page.locator('[data-order-id]').locator(`[data-again="${past}"]`).click()
  await expect(page.getByText(en['request.review'])).toBeVisible()
  await expect(page.getByText(`${mai.unit}, ${mai.address}`).first()).toBeVisible()
  await button(page, 'request.submit').click()
  const id = await expectPushed(page)
  expect((await orderOf(request, shop, id)).customer.location.address).toBe(`${mai.unit}, ${mai.address}`)
  await page.goto(`/request-a-rider/${shop.vendorId}?again=${theirs}`)
  await expect(page.getByText(en['again.unknown-title'])).toBeVisible()
  await expect(box(page, 'request.address')).toHaveValue('')
  await expectAccessible(page)
})

test('choosing a saved customer in Arabic is right-to-left', async ({ page, request }) => {
  const shop = await openShop(request, 'AE')
  const layla = {
    name: 'ليلى بنت عبد الرحمن آل مكتوم الطويلة الاسم',
    phone: '+971501234567',
    unit: '',
    address: '١٢ شارع الزهور',
  }
  await sendAndCollect(request, shop, layla)
  const past = await sendAndCollect(request, shop, layla)
  await page.addInitScript(() => localStorage.setItem('beckon.locale', '"en"'))
  await signIn(page, shop, { country: 'AE' })
  await page.addInitScript(() => localStorage.setItem('beckon.locale', '"ar"'))
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('[data-drop-off]')).toContainText(layla.name)
  await expectAccessible(page)
  // With the keyboard alone.
  await page.locator('[data-drop-off]').press('Enter')
  await expect(name(page, ar)).toHaveValue(layla.name)
  await expectAccessible(page)
  await page.goto(`${originOf('AE')}/request-a-rider/${shop.vendorId}?again=${past}`)
  await expect(page.getByText(ar['request.review'])).toBeVisible()
  await expect(page.locator('[data-aside]')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'request.submit', ar).click()
  await expectPushed(page, ar)
})
