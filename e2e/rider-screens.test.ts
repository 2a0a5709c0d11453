import type { Page } from '@playwright/test'
import { mergedCatalogue } from '../packages/texts/src/merged-catalogue.ts'
import { riderFlow } from '../tools/screenshots/rider/rider-states.ts'
import type { ScreenState, Setup } from '../tools/screenshots/screen-state.ts'
import { visit } from '../tools/screenshots/visit.ts'
import { accessRules, nameRules, seriousFindings } from './accessible.ts'
import { originOf } from './port.ts'
import { untilSettled, watchRequests } from './settled.ts'
import { smallTargets, wideParts } from './rider/measure-layout.ts'
import { untilDemoDataIsReady } from './support.ts'
import { expect, test } from './test.ts'
import { untranslatedTexts } from './untranslated-texts.ts'

/** Rules that another colour scheme can break; all else is the same in both. */
const colourRules: readonly string[] = ['color-contrast', 'link-in-text-block']

/** Brands differ by country, and with them the colours. In Thai the structure is that of English. */
const languages = [
  { name: 'English', locale: 'en', country: 'SG', direction: 'ltr', rules: accessRules },
  { name: 'Arabic', locale: 'ar', country: 'AE', direction: 'rtl', rules: accessRules },
  { name: 'Thai', locale: 'th', country: 'TH', direction: 'ltr', rules: [...nameRules, ...colourRules] },
] as const
type Language = (typeof languages)[number]

/** The narrowest phone; so high that the action at the bottom covers nothing, which would be measured too small. */
const NARROW = { width: 320, height: 2600 }
const STATE_MS = 30_000

for (const language of languages) {
  const { name, locale, country } = language
  test.describe(name, () => {
    test.use({
      baseURL: originOf(country),
      locale: `${locale}-${country}`,
      viewport: NARROW,
      hasTouch: true,
      isMobile: true,
      // Answers of rare states are given to the page; a worker would ask past them.
      serviceWorkers: 'block',
      permissions: ['geolocation'],
    })
    test('every screen of the rider is accessible and fits 320 px', ({ page }) =>
      checkScreens(page, language))
  })
}

async function checkScreens(page: Page, { locale, country, direction, rules }: Language): Promise<void> {
  const { texts } = mergedCatalogue(locale)
  const setup: Setup = { page, country, say: (key) => texts[key] ?? key }
  page.setDefaultTimeout(STATE_MS)
  const requests = watchRequests(page)
  await untilDemoDataIsReady(page.request, country)
  const seen: string[] = []
  const look = async ({ name }: ScreenState) => {
    seen.push(name)
    await untilSettled(page, requests)
    const light = await seriousFindings(page, rules)
    const dark = await findingsInDark(page)
    const left = locale === 'ar' ? await untranslatedTexts(page, texts) : []
    expect
      .soft(
        { language: await languageOf(page), light, dark, left, ...(await layoutOf(page)) },
        `${name} in ${locale}`,
      )
      .toEqual({ language: `${locale} ${direction}`, light: [], dark: [], left: [], wide: [], small: [] })
  }
  const isWanted = () => true
  expect.soft(await visit(setup, { flows: [riderFlow], isSignedIn: false, isWanted, look })).toEqual([])
  expect(seen).toEqual(riderFlow.states.map(({ name }) => name))
}

async function findingsInDark(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const findings = await seriousFindings(page, colourRules)
  await page.emulateMedia({ colorScheme: 'light' })
  return findings
}

const layoutOf = async (page: Page) => ({
  wide: await page.evaluate(wideParts),
  small: await page.evaluate(smallTargets),
})

const languageOf = (page: Page): Promise<string> =>
  page.evaluate(() => `${document.documentElement.lang} ${document.documentElement.dir}`)
