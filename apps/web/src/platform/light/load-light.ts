import type { BrowserConfig } from '@beckon/contract'
import type { LocaleTag } from '@beckon/domain/country'
import { chooseLocale, locales, writtenLocales } from '@beckon/texts'
import { askJson, fieldOf } from '../client/ask-json.ts'
import { lightTextsPath } from './light-keys.ts'

/** What a light page must know of its deployment. */
export type LightConfig = Pick<
  BrowserConfig,
  'country' | 'country_name' | 'brand' | 'currency' | 'languages' | 'default_language' | 'timezone' | 'map'
>

export type LightTexts = Readonly<Record<string, string>>

export interface Light {
  readonly config: LightConfig
  readonly locale: LocaleTag
  readonly texts: LightTexts
}

/** The deployment, then one language. Undefined when either cannot be had. */
export async function loadLight(asked: string | null): Promise<Light | undefined> {
  const answer = await askJson('/config.json')
  if (!answer.ok || !isConfig(answer.body)) return undefined
  const config = answer.body
  const locale = chooseLocale(asked === null ? navigator.languages : [asked, ...navigator.languages], {
    languages: config.languages,
    defaultLanguage: config.default_language,
  })
  const texts = await loadLightTexts(locale)
  return texts && { config, locale, texts }
}

/** The texts of a language, or of the nearest that has any. */
export async function loadLightTexts(locale: LocaleTag): Promise<LightTexts | undefined> {
  const tag =
    [locale, ...locales[locale].fallback].find((one) => writtenLocales.some((it) => it === one)) ?? 'en'
  const answer = await askJson(`/${lightTextsPath(tag)}`)
  return answer.ok && isTexts(answer.body) ? answer.body : undefined
}

const textFields = ['country', 'country_name', 'brand', 'currency', 'default_language', 'timezone']

/** Our own service wrote it: what is looked for is a page of somebody else in its place, such as a captive portal's. */
const isConfig = (body: unknown): body is LightConfig =>
  textFields.every((name) => typeof fieldOf(body, name) === 'string') &&
  Array.isArray(fieldOf(body, 'languages')) &&
  typeof fieldOf(fieldOf(body, 'map'), 'attribution') === 'string'

const isTexts = (body: unknown): body is LightTexts => typeof fieldOf(body, 'track.title') === 'string'
