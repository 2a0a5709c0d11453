import type { BrowserConfig } from '@beckon/contract'
import type { LocaleTag } from '@beckon/domain/country'
import { chooseLocale, savedLocale, textsPath } from '@beckon/texts'
import { requestJson, fieldOf } from '../client/request-json.ts'
// Past index.ts, which would bring the texts of the whole portal.
import { localeStore } from '../texts/locale-store.ts'

/** The parts of the configuration that a light page needs. */
export type PublicConfig = Pick<
  BrowserConfig,
  | 'country'
  | 'country_name'
  | 'brand'
  | 'currency'
  | 'languages'
  | 'default_language'
  | 'text_versions'
  | 'timezone'
  | 'map'
> &
  Partial<Pick<BrowserConfig, 'pictures'>>

export type PublicTexts = Readonly<Record<string, string>>

export interface LoadedPublicPage {
  readonly config: PublicConfig
  readonly locale: LocaleTag
  readonly texts: PublicTexts
}

/** The deployment, then one language. Undefined when either cannot be had. */
export async function loadPublicPage(requested: string | null): Promise<LoadedPublicPage | undefined> {
  const answer = await requestJson('/config.json')
  if (!answer.ok || !isConfig(answer.body)) return undefined
  const config = answer.body
  const locale = firstLocale(requested, config)
  const texts = await loadPublicTexts(locale, config)
  if (texts) return { config, locale, texts }
  const english = await loadPublicTexts('en', config)
  return english && { config, locale: 'en', texts: english }
}

/** Returns the language of the address, else the saved one, else the browser's. */
function firstLocale(requested: string | null, config: PublicConfig): LocaleTag {
  const spoken = { languages: config.languages, defaultLanguage: config.default_language }
  const saved = localeStore().read()
  if (requested === null && saved !== undefined) return savedLocale(saved, spoken)
  const named = [requested, saved].filter((tag) => typeof tag === 'string')
  return chooseLocale([...named, ...navigator.languages], spoken)
}

/** Loads the texts of a language, with English for missing ones. */
export async function loadPublicTexts(
  locale: LocaleTag,
  { text_versions: versions }: Pick<PublicConfig, 'text_versions'>,
): Promise<PublicTexts | undefined> {
  const version = versions[locale]
  const answer = await requestJson(textsPath(locale, { version, part: 'public' }), {
    isImmutable: version !== undefined,
  })
  return answer.ok && isTexts(answer.body) ? answer.body : undefined
}

const textFields = ['country', 'country_name', 'brand', 'currency', 'default_language', 'timezone']

/**
 * Our own service wrote the file: the check detects a page of another origin in its place, such as a captive
 * portal's.
 */
const isConfig = (body: unknown): body is PublicConfig =>
  textFields.every((name) => typeof fieldOf(body, name) === 'string') &&
  Array.isArray(fieldOf(body, 'languages')) &&
  typeof fieldOf(body, 'text_versions') === 'object' &&
  typeof fieldOf(fieldOf(body, 'map'), 'attribution') === 'string'

const isTexts = (body: unknown): body is PublicTexts => typeof fieldOf(body, 'track.title') === 'string'
