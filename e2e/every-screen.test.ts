import { expect, type Page, test } from '@playwright/test'
import type { Scene, Stage } from '../tools/shots/scene.ts'
import { wholeCatalogue } from '../packages/texts/src/whole-catalogue.ts'
import { englishLeft } from './english-left.ts'
import { port } from './port.ts'
import { allReels, everyScreen, ofPhones, seldomSeen } from './screen-list.ts'
import { seriousFindings, untilLaidOut } from './support.ts'
import { walk } from './walk.ts'

const languages = [
  { name: 'English', locale: 'en', country: 'SG', direction: 'ltr', screens: seldomSeen },
  { name: 'Arabic', locale: 'ar', country: 'AE', direction: 'rtl', screens: everyScreen },
  { name: 'Thai', locale: 'th', country: 'TH', direction: 'ltr', screens: everyScreen },
] as const

/** A scene that cannot be shown says so before the whole journey has ended. */
const SCENE_MS = 30_000

type Language = (typeof languages)[number]

for (const language of languages) {
  test.describe(language.name, () => {
    test.use({
      // The country where the product is at home has the plain name, which alone may show its card page.
      baseURL: `http://${language.country === 'SG' ? '' : `${language.country.toLowerCase()}.`}localhost:${port}`,
      // Whoever waits for a parcel reads what their browser speaks.
      locale: `${language.locale}-${language.country}`,
    })

    test(`every screen can be used by everybody in ${language.name}`, { tag: '@once' }, ({ page }) =>
      lookAtAll(page, language, language.screens),
    )

    test(`what a phone lays out in another way, in ${language.name}`, async ({ page }) => {
      test.skip(test.info().project.name !== 'phone', 'the same as above')
      await lookAtAll(page, language, ofPhones)
    })
  })
}

/** Says all that is wrong, of all the screens. */
async function lookAtAll(page: Page, language: Language, screens: readonly string[]): Promise<void> {
  const { locale, country, direction } = language
  const { texts } = wholeCatalogue(locale)
  const stage: Stage = { page, country, say: (key) => texts[key] ?? key }
  // There are many of them, each with its own time.
  test.setTimeout(900_000)
  page.setDefaultTimeout(SCENE_MS)
  await page.addInitScript((tag) => localStorage.setItem('beckon.locale', JSON.stringify(tag)), locale)
  await untilLaidOut(page.request, country)
  await untilMapIsThere(page)
  const seen: string[] = []
  const look = async ({ name }: Scene) => {
    seen.push(name)
    const findings = await seriousFindings(page)
    const english = locale === 'en' ? [] : await englishLeft(page, texts)
    expect.soft([await langOf(page), findings, english], name).toEqual([`${locale} ${direction}`, [], []])
  }
  expect.soft(await walk({ stage, reels: allReels, names: screens, look })).toEqual([])
  // A name that no scene has would never be looked at.
  expect(seen.toSorted()).toEqual(screens.toSorted())
}

const langOf = (page: Page): Promise<string> =>
  page.evaluate(() => `${document.documentElement.lang} ${document.documentElement.dir}`)

/** It is looked for now and then. */
async function untilMapIsThere(page: Page): Promise<void> {
  await page.goto('/termsandconditions')
  const hasMap = () =>
    page.evaluate(
      async () =>
        ((await (await fetch('/config.json')).json()) as { map: { basemap_url?: string } }).map.basemap_url,
    )
  await expect.poll(hasMap, { timeout: 120_000 }).toBeTruthy()
}
