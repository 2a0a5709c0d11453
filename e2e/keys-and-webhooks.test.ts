import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { APIRequestContext, Page } from '@playwright/test'
import { mergedCatalogue } from '../packages/texts/src/merged-catalogue.ts'
import { expectAccessible } from './accessible.ts'
import { openAccount } from './account-menu.ts'
import { originOf, service } from './port.ts'
import { setLanguage } from './request-steps.ts'
import { fresh, openShop, openVendor, type Shop, signIn } from './support.ts'
import { expect, test } from './test.ts'
import { untranslatedTexts } from './untranslated-texts.ts'

/** No other test uses it. */
const COUNTRY = 'FI'
test.use({ baseURL: originOf(COUNTRY) })
test.beforeEach(({ page }) => setLanguage(page, 'en'))

/** A program that accepts every event, and remembers their ids. */
async function startReceiver() {
  const ids: string[] = []
  const server = createServer((request, response) => {
    ids.push(String(request.headers['webhook-id']))
    request.resume()
    request.on('end', () => response.end('thanks'))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return { ids, url: `http://localhost:${port}/`, stop: () => void server.close() }
}

/** Reads the secret that is shown once, and closes its dialog. */
async function takeSecret(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Copy the secret now' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  const secret = await dialog.getByLabel('Secret', { exact: true }).inputValue()
  await dialog.getByRole('button', { name: 'I have copied it' }).click()
  await expect(dialog).toBeHidden()
  expect(page.url()).not.toContain(secret)
  expect(await page.content()).not.toContain(secret)
  return secret
}

async function makeKey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make key' })
  const make = dialog.getByRole('button', { name: 'Make key' })
  await make.click()
  await expect(dialog.getByText('Please fill in this field')).toBeVisible()
  await dialog.getByLabel('Name').fill('Till')
  await dialog.getByLabel('Networks').fill('the kitchen')
  await expectAccessible(page)
  await make.click()
  await expect(dialog.getByText('This is not a network.')).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue('Till')
  await dialog.getByLabel('Networks').fill('')
  await make.click()
  expect(await takeSecret(page)).toMatch(/^bkn_test_[0-9A-Za-z]{36}$/u)
  await expect(page.getByRole('list', { name: 'Keys' }).getByText('Till', { exact: true })).toBeVisible()
}

async function addEndpoint(page: Page, url: string): Promise<void> {
  await page.getByRole('tab', { name: 'Endpoints' }).click()
  await page.getByRole('button', { name: 'Add endpoint' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add endpoint' })
  const address = dialog.getByLabel('Address (URL)')
  await address.fill('http://10.0.0.1/')
  await dialog.getByRole('checkbox', { name: 'All but positions and test events' }).uncheck()
  await dialog.getByRole('checkbox', { name: 'order.created' }).check()
  await dialog.getByRole('button', { name: 'Add endpoint' }).click()
  await expect(dialog.getByText('Enter a public https address.')).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: 'order.created' })).toBeChecked()
  await expectAccessible(page)
  await address.fill(url)
  await dialog.getByRole('button', { name: 'Add endpoint' }).click()
  expect(await takeSecret(page)).toMatch(/^whsec_/u)
}

test('an owner makes a test key, adds an endpoint, sends it a test event twice, and ends the key', async ({
  page,
  request,
}) => {
  const receiver = await startReceiver()
  try {
    const shop = await openVendor(request, COUNTRY)
    await signIn(page, shop, { country: COUNTRY })
    await openAccount(page)
    await page.getByRole('link', { name: 'Developers' }).click()
    await expect(page.getByText('No keys yet')).toBeVisible()
    await expectAccessible(page)
    await makeKey(page)
    await addEndpoint(page, receiver.url)

    await page.getByRole('button', { name: `Deliveries: ${receiver.url}` }).click()
    await expect(page.getByText('Nothing sent yet')).toBeVisible()
    await page.getByRole('button', { name: 'Send test event' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send test event' }).click()
    const deliveries = page.getByRole('list', { name: 'Deliveries' })
    await expect(deliveries.locator('[data-state=delivered]')).toBeVisible()
    await deliveries.getByRole('button', { name: 'Answer: 200' }).click()
    await expect(deliveries.getByText('Attempt 1')).toBeVisible()
    await expect(deliveries.getByText('thanks', { exact: true })).toBeVisible()
    await expect(deliveries.getByText('"type": "ping"')).toBeVisible()
    await expectAccessible(page)
    await deliveries.getByRole('button', { name: 'Send again' }).click()
    await expect(deliveries.getByText('Attempt 2')).toBeVisible()
    expect(receiver.ids).toHaveLength(2)
    expect(new Set(receiver.ids).size).toBe(1)

    await page.getByRole('tab', { name: 'Events' }).click()
    await expect(page.getByRole('heading', { name: 'All types' })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('tab', { name: 'Keys' }).click()
    await page.getByRole('button', { name: 'End key: Till' }).click()
    const end = page.getByRole('dialog').getByRole('button', { name: 'End key' })
    await expect(end).toBeVisible()
    await expectAccessible(page)
    await end.click()
    await expect(page.getByRole('list', { name: 'Keys' }).getByText('Ended')).toBeVisible()
    await expect(page.getByRole('button', { name: 'End key: Till' })).toHaveCount(0)
  } finally {
    receiver.stop()
  }
})

/** Makes a key and an endpoint with long names, and sends the endpoint an event that it does not take. */
async function fillWithLongNames(request: APIRequestContext, { vendorId, headers }: Shop): Promise<void> {
  const post = async (path: string, data: object) => {
    const url = `${service}/api/orders/v1/vendor/${vendorId}/${path}`
    const answer = await request.post(url, {
      headers: { ...headers, 'idempotency-key': fresh('call') },
      data,
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()).result
  }
  const everywhere = { networks: ['2001:db8:85a3::8a2e:370:7334', '203.0.113.0/24'], vendor_ids: null }
  const name = `Till ${'abcdefghij'.repeat(6)}`
  await post('keys', { name, mode: 'live', scopes: ['read', 'orders'], ...everywhere, expires_at: null })
  const url = `http://localhost:1/${'hooks/of/the/kitchen/'.repeat(6)}`
  const { endpoint } = await post('webhook-endpoints', { url, description: name })
  await post(`webhook-endpoints/${endpoint.endpoint_id}/test`, { type: 'order.created' })
}

/** Texts of buttons that have no room for them. */
const cutButtons = (page: Page): Promise<string[]> =>
  page
    .locator('main button')
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent ?? ''),
    )

const narrow = [
  { language: 'ar', country: 'KW', width: 320, open: openShop },
  { language: 'el', country: 'GR', width: 390, open: openVendor },
] as const

for (const { language, country, width, open } of narrow) {
  test.describe(`in the language ${language}`, () => {
    test.use({ baseURL: originOf(country), viewport: { width, height: 844 } })

    test(`the parts of the page for developers fit ${width} px and are accessible`, async ({
      page,
      request,
    }) => {
      await setLanguage(page, language)
      const { texts } = mergedCatalogue(language)
      const shop = await open(request, country)
      await fillWithLongNames(request, shop)
      await signIn(page, shop, { country, path: '/keys-and-webhooks' })
      for (const section of ['keys', 'endpoints', 'events', 'deliveries'] as const) {
        await page.goto(`/keys-and-webhooks?section=${section}`)
        const tab = page.getByRole('tab', { selected: true })
        await expect(tab).toHaveText(texts[`developers.${section}`] ?? '')
        await expect(page.locator('main li').first()).toBeVisible()
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, section).toBeLessThanOrEqual(0)
        expect(await cutButtons(page), section).toEqual([])
        // A second line of tabs would look like a part of the page.
        const tabs = await page
          .getByRole('tab')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
        expect(new Set(tabs).size, section).toBe(1)
        await expectAccessible(page)
        expect(await untranslatedTexts(page, texts), section).toEqual([])
      }
    })
  })
}
