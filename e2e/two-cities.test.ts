import type { APIRequestContext, Page } from '@playwright/test'
import { openAccount } from './account-menu.ts'
import { addCity } from './add-city.ts'
import { addOutlet } from './add-outlet.ts'
import { service } from './port.ts'
import { setLanguage } from './request-steps.ts'
import { openShop, signIn } from './support.ts'
import { expect, test } from './test.ts'

/** No other test uses it, and the demo world has no city of it. */
const COUNTRY = 'MM'
const PHONE = '+959421234567'
/** Degrees from the one city to the other, farther than any map of a collection point reaches. */
const AWAY = { north: 0.4, east: 0.3 }
const INVENTED = /Demo city: these streets are invented/u

interface Pack {
  readonly tiles_url: string
  readonly invented: boolean
}

const packsOf = async (request: APIRequestContext): Promise<Pack[]> => {
  const answer = await request.get(`${service}/config.json`, { headers: { 'x-country': COUNTRY } })
  return (await answer.json()).map.packs
}
const shownOf = async (request: APIRequestContext) =>
  (await packsOf(request)).map(({ tiles_url, invented }) => [tiles_url.replace(/\?.*/u, ''), invented])

/** Opens the form of a collection point, whose map shows its surroundings. */
async function openMapOf(page: Page, edit: RegExp): Promise<void> {
  await page.reload()
  await openAccount(page)
  await page.getByRole('button', { name: edit }).click()
  await expect(page.locator('[data-map="ready"]')).toBeVisible()
}

test(
  'each collection point has the map of its own city, which is replaced without a restart',
  { tag: '@map' },
  async ({ page, request }) => {
    addCity({ id: 'mm-west', country: COUNTRY, seed: 'west', north: 0, east: 0, isReal: false })
    addCity({ id: 'mm-east', country: COUNTRY, seed: 'east', ...AWAY, isReal: true })
    await expect
      .poll(() => shownOf(request))
      .toEqual([
        ['/tiles/mm-west.pmtiles', true],
        ['/tiles/mm-east.pmtiles', false],
      ])
    const shop = await openShop(request, COUNTRY)
    await addOutlet(request, shop, { name: 'First city', phone: PHONE })
    await addOutlet(request, shop, { name: 'Second city', phone: PHONE, ...AWAY })
    const tiles = new Set<string>()
    page.on('requestfinished', (one) => {
      const { pathname } = new URL(one.url())
      if (pathname.endsWith('.pmtiles')) tiles.add(pathname)
    })

    await signIn(page, shop, { country: COUNTRY })
    await setLanguage(page, 'en')
    await openMapOf(page, /^Edit .*First city/u)
    await expect(page.getByText(INVENTED)).toBeVisible()
    expect([...tiles]).toEqual(['/tiles/mm-west.pmtiles'])

    tiles.clear()
    await openMapOf(page, /^Edit .*Second city/u)
    await expect(page.getByText(INVENTED)).toBeHidden()
    await expect(page.locator('.maplibregl-ctrl-attrib')).toContainText('OpenStreetMap')
    expect([...tiles]).toEqual(['/tiles/mm-east.pmtiles'])

    // A running product draws the city that replaces it.
    const before = await packsOf(request)
    addCity({ id: 'mm-east', country: COUNTRY, seed: 'rebuilt', ...AWAY, isReal: false })
    await expect.poll(async () => (await packsOf(request))[1]).not.toEqual(before[1])
    await openMapOf(page, /^Edit .*Second city/u)
    await expect(page.getByText(INVENTED)).toBeVisible()
  },
)
