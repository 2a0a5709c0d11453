import { type BrowserConfig, browserConfig } from '@beckon/contract'
import type { LocaleTag } from '@beckon/domain/country'
import { type Catalogue, textsPath } from '@beckon/texts'
import { loadJson } from '../client/index.ts'

/** Returns the settings of this host; undefined where it cannot be reached. */
export async function loadConfig(): Promise<BrowserConfig | undefined> {
  const parsed = browserConfig.safeParse(await loadJson('/config.json'))
  return parsed.success ? parsed.data : undefined
}

/** Returns the address of the app's texts of a language. */
export const textsAddress = (locale: LocaleTag, versions: BrowserConfig['text_versions']): string =>
  textsPath(locale, { version: versions[locale], part: 'rider' })

/** Returns the app's texts of a language; undefined where they cannot be had. */
export async function loadTexts(
  locale: LocaleTag,
  versions: BrowserConfig['text_versions'],
): Promise<Catalogue | undefined> {
  const body = await loadJson(textsAddress(locale, versions), versions[locale] !== undefined)
  return isCatalogue(body) ? body : undefined
}

/** Detects a page of another origin in its place, such as a captive portal's. */
const isCatalogue = (body: unknown): body is Catalogue =>
  typeof body === 'object' && body !== null && 'rider.title' in body
