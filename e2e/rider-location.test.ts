import type { Page } from '@playwright/test'
import { recordOf } from './orders.ts'
import { service } from './port.ts'
import { expectStep, openRider, orderParcel, SENT } from './rider/rider-phone.ts'
import { openShop, type Shop } from './support.ts'
import { expect, test } from './test.ts'

type Point = Shop['place']

/** Metres to the north of a point; one degree has 111.2 km. */
const north = ({ latitude, longitude }: Point, metres: number): Point => ({
  latitude: latitude + metres / 111_195,
  longitude,
})

/** Fixes of this phone are as old as the page has in `data-fix-age`, in milliseconds: Chromium gives only new ones. */
function ageFixes(): void {
  const ageOf = () => Number(document.documentElement.dataset['fixAge'] ?? 0)
  Object.defineProperty(GeolocationPosition.prototype, 'timestamp', { get: () => Date.now() - ageOf() })
}
const setAge = (rider: Page, minutes: number) =>
  rider.evaluate((age) => {
    document.documentElement.dataset['fixAge'] = String(age)
  }, minutes * 60_000)

/** Moves the phone, and waits until the service has taken the position. */
async function moveTo(rider: Page, to: Point, accuracy = 10): Promise<void> {
  const sent = rider.waitForResponse(
    (response) =>
      response.url().endsWith('/positions') &&
      (response.request().postData() ?? '').includes(`"latitude":${to.latitude}`),
  )
  await rider.context().setGeolocation({ ...to, accuracy })
  expect((await sent).status()).toBe(200)
}

test('a rider without a true position gets no offers with the reason, and never jumps on the map of the shop', async ({
  page,
  request,
  browser,
}) => {
  const country = 'EG'
  const shop = await openShop(request, country)
  const { place } = shop
  const rider = await openRider(browser, request, { country, place, options: { permissions: [] } })
  const phone = rider.context()
  const position = rider.locator('dl > div').filter({ hasText: /^Position/u })
  await rider.evaluate(ageFixes)

  await test.step('location is blocked', async () => {
    await rider.getByRole('button', { name: 'Go on duty' }).click()
    await expect(rider.getByText('Going on duty needs your position')).toBeVisible()
    await expect(position).toContainText('Location is blocked')
    await expect(rider.getByText('Off duty', { exact: true })).toBeVisible()
  })

  await phone.grantPermissions(['geolocation'])
  await setAge(rider, 3)
  await rider.getByRole('button', { name: 'Go on duty' }).click()
  await expect(rider.getByText('Your last position is too old')).toBeVisible()
  const { orderId } = await orderParcel(page, request, shop, { country })
  const offer = rider.getByRole('button', { name: 'Accept offer' })

  await test.step('a phone whose fix is minutes old gets no offer until the next one', async () => {
    const statusOf = async () => (await recordOf(request, shop, orderId)).status
    await expect.poll(statusOf).toBe('WAITING_FOR_TRANSPORT')
    for (const _ of ['during the search', 'after it'])
      await rider.waitForResponse((response) => response.url().endsWith('/work'))
    await expect(offer).toHaveCount(0)
    await setAge(rider, 0)
    await moveTo(rider, north(place, 20))
    await offer.click(SENT)
    await expectStep(rider, 'Ride to the collection point')
  })

  const onMap = page.locator('[data-marker="rider"]')
  const placeOnMap = () => onMap.getAttribute('style')
  const metresNorth = async () => {
    const url = `${service}/api/hurrier/v1/riders/${orderId}`
    const { location } = (await (await request.get(url, { headers: shop.headers })).json()).result
    return Math.round((location.latitude - place.latitude) * 111_195)
  }

  await test.step('a jump of 50 km and a vague position move nothing', async () => {
    await moveTo(rider, north(place, 40))
    await expect(onMap).toBeVisible()
    const before = await placeOnMap()
    await rider.getByRole('link', { name: 'Work', exact: true }).click()
    await moveTo(rider, north(place, 50_000))
    expect(await metresNorth()).toBe(40)
    await moveTo(rider, north(place, 300), 5000)
    await expect(position).toContainText('Only accurate to 5 km')
    expect([await metresNorth(), await placeOnMap()]).toEqual([40, before])
    await moveTo(rider, north(place, 120))
    await expect(position).toContainText('Sent')
    await expect.poll(placeOnMap).not.toBe(before)
    expect(await metresNorth()).toBe(120)
  })

  await test.step('Traccar Client goes on in both of its forms where the phone blocks location', async () => {
    await phone.clearPermissions()
    await rider.getByRole('button', { name: 'Check this phone' }).click()
    await rider.getByRole('button', { name: 'Set up Traccar Client' }).click()
    await expect(rider.getByText('These values are shown once')).toBeVisible()
    const [address = '', id = ''] = await rider.locator('strong + bdi').allInnerTexts()
    // Programs do not resolve names below localhost; the id names the rider, and with that the country.
    const url = service + new URL(address).pathname
    await rider.getByRole('link', { name: 'Work', exact: true }).click()
    await expect(position).toContainText('Location is blocked')
    const form = { id, ...latLon(north(place, 150)), timestamp: String(now()), accuracy: '6.0', batt: '85.0' }
    expect((await request.post(url, { form })).status()).toBe(200)
    await expect(position).toContainText('Sent by Traccar Client')
    expect(await metresNorth()).toBe(150)
    const before = await placeOnMap()
    const location = {
      timestamp: new Date(now() * 1000 + 1000).toISOString(),
      coords: { ...north(place, 180), accuracy: 5, speed: 4.2, heading: 90 },
      battery: { level: 0.43, is_charging: false },
    }
    expect((await request.post(url, { data: { location, device_id: id } })).status()).toBe(200)
    await expect.poll(placeOnMap).not.toBe(before)
    expect(await metresNorth()).toBe(180)
  })
  await phone.close()
})

const now = () => Math.floor(Date.now() / 1000)
const latLon = ({ latitude, longitude }: Point) => ({ lat: String(latitude), lon: String(longitude) })
