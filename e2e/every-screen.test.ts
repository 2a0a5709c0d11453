import type { Page } from '@playwright/test'
import type { ScreenState, Setup } from '../tools/screenshots/screen-state.ts'
import { mergedCatalogue } from '../packages/texts/src/merged-catalogue.ts'
import { accessRules, nameRules, seriousFindings } from './accessible.ts'
import { untranslatedTexts } from './untranslated-texts.ts'
import { originOf } from './port.ts'
import { allFlows, everyScreen, mainScreens, ofPhones, seldomSeen } from './screen-list.ts'
import { untilSettled, watchRequests } from './settled.ts'
import { signIn, untilDemoDataIsReady } from './support.ts'
import { visit } from '../tools/screenshots/visit.ts'
import { isLookedAt, type Part, partsOf } from './screen-parts.ts'
import { expect, test } from './test.ts'

const english = { name: 'English', locale: 'en', country: 'SG', direction: 'ltr' } as const
const arabic = { name: 'Arabic', locale: 'ar', country: 'AE', direction: 'rtl' } as const
const thai = { name: 'Thai', locale: 'th', country: 'TH', direction: 'ltr' } as const

type Language = typeof english | typeof arabic | typeof thai

/** A screen state that cannot be shown fails by itself, long before the whole test is out of time. */
const STATE_MS = 30_000

interface ScreenCheck {
  readonly language: Language
  readonly screens: readonly string[]
  readonly rules: readonly string[]
}

const screenChecks: readonly (ScreenCheck & { readonly isPhone?: true })[] = [
  { language: english, screens: seldomSeen, rules: accessRules },
  { language: arabic, screens: everyScreen, rules: accessRules },
  // Structure and colours are the same in every language that runs from the left; names and marks above letters are not.
  { language: thai, screens: mainScreens, rules: nameRules },
  { language: english, screens: ofPhones, rules: accessRules, isPhone: true },
  { language: arabic, screens: ofPhones, rules: accessRules, isPhone: true },
]

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

for (const { isPhone = false, ...one } of screenChecks) {
  const { name, locale, country } = one.language
  test.describe(`${name}${isPhone ? ' on a phone' : ''}`, () => {
    test.use({
      // The card page works only on `localhost` without a country prefix, which is Singapore.
      baseURL: originOf(country),
      // Public pages read the language of the browser.
      locale: `${locale}-${country}`,
      ...(isPhone ? phone : {}),
    })
    for (const part of partsOf(allFlows, one.screens)) {
      test(`${part.name}: every screen is accessible and in its language`, ({ page }) =>
        checkScreens(page, one, part))
    }
  })
}

/** Reports everything that is wrong, on all screens of a part. */
async function checkScreens(page: Page, { language, rules }: ScreenCheck, part: Part): Promise<void> {
  const { locale, country, direction } = language
  const { texts } = mergedCatalogue(locale)
  const setup: Setup = { page, country, say: (key) => texts[key] ?? key }
  page.setDefaultTimeout(STATE_MS)
  const requests = watchRequests(page)
  await page.addInitScript((tag) => localStorage.setItem('beckon.locale', JSON.stringify(tag)), locale)
  await untilDemoDataIsReady(page.request, country)
  await untilMapIsThere(page)
  if (part.isSignedIn) await signIn(page, undefined, { country })
  const seen: string[] = []
  const look = async ({ name }: ScreenState) => {
    seen.push(name)
    await untilSettled(page, requests)
    const findings = await seriousFindings(page, rules)
    const left = locale === 'en' ? [] : await untranslatedTexts(page, texts)
    expect.soft([await langOf(page), findings, left], name).toEqual([`${locale} ${direction}`, [], []])
  }
  const { flows, isSignedIn } = part
  expect.soft(await visit(setup, { flows, isSignedIn, isWanted: isLookedAt(part), look })).toEqual([])
  expect(seen.toSorted()).toEqual(part.screens.toSorted())
}

const langOf = (page: Page): Promise<string> =>
  page.evaluate(() => `${document.documentElement.lang} ${document.documentElement.dir}`)

/** The service looks for new map packs every few seconds. */
async function untilMapIsThere(page: Page): Promise<void> {
  await page.goto('/config.json')
  const hasMap = () =>
    page.evaluate(
      async () =>
        ((await (await fetch('/config.json')).json()) as { map: { basemap_url?: string } }).map.basemap_url,
    )
  await expect.poll(hasMap, { timeout: 120_000 }).toBeTruthy()
}
