import { type BrowserConfig, browserConfig } from '@beckon/contract'
import type { CountryCode, LocaleTag } from '@beckon/domain/country'
import { type Catalogue, textsPath } from '@beckon/texts'
import { loadJson } from '../client/index.ts'

/** Returns the settings of this host, or those of a country; undefined where they cannot be had. */
export async function loadConfig(country?: CountryCode): Promise<BrowserConfig | undefined> {
  const parsed = browserConfig.safeParse(
    await loadJson('/config.json', country === undefined ? {} : { country }),
  )
  return parsed.success ? parsed.data : undefined
}

/** Returns the texts of the console in a language; undefined where they cannot be had. */
export async function loadTexts(
  locale: LocaleTag,
  versions: BrowserConfig['text_versions'],
): Promise<Catalogue | undefined> {
  const version = versions[locale]
  const body = await loadJson(textsPath(locale, { version, part: 'console' }), {
    isVersioned: version !== undefined,
  })
  return isCatalogue(body) ? body : undefined
}

/** Detects a page of another origin in its place, such as a captive portal's. */
const isCatalogue = (body: unknown): body is Catalogue =>
  typeof body === 'object' && body !== null && 'console.title' in body
