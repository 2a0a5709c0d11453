import type { LocaleTag } from '@beckon/domain/country'
import { isLocaleTag, isOffered, locales } from './locales.ts'

/** The configured languages of a deployment. */
export interface DeploymentLanguages {
  readonly languages: readonly string[]
  readonly defaultLanguage: string
}

/** The languages that can be chosen: those of the deployment that have texts. English is always one. */
export function offeredLocales({ languages }: DeploymentLanguages): LocaleTag[] {
  const offered = languages.filter(isLocaleTag).filter(isOffered)
  return offered.includes('en') ? offered : [...offered, 'en']
}

/** The language without a choice of the user: that of the browser, or the nearest to it, or else the deployment's default. */
export function chooseLocale(wanted: readonly string[], deployment: DeploymentLanguages): LocaleTag {
  const offered = offeredLocales(deployment)
  for (const one of wanted) {
    const found = nearest(one, offered)
    if (found) return found
  }
  return nearest(deployment.defaultLanguage, offered) ?? 'en'
}

/** The saved language, or the nearest to it; else English where the deployment has it, or its default. */
export function savedLocale(saved: string, spoken: DeploymentLanguages): LocaleTag {
  const found = nearest(saved, offeredLocales(spoken))
  return found ?? (spoken.languages.includes('en') ? 'en' : chooseLocale([], spoken))
}

/** Other names that browsers have for languages of ours. */
const tagAliases: Readonly<Partial<Record<string, LocaleTag>>> = { fil: 'tl', no: 'nb', nn: 'nb' }

function nearest(text: string, offered: readonly LocaleTag[]): LocaleTag | undefined {
  const wanted = parseTag(text)
  if (!wanted) return undefined
  const related = offered
    .map((tag) => ({ tag, away: distance(wanted, parseTag(tag)) }))
    .filter(({ away }) => away < Infinity)
    .toSorted((a, b) => a.away - b.away)
  return related[0]?.tag ?? parentOf(wanted.language, offered)
}

/** Another language that its readers read too: not English, which is for everybody. */
const parentOf = (language: string, offered: readonly LocaleTag[]): LocaleTag | undefined =>
  isLocaleTag(language)
    ? locales[language].fallback.find((one) => one !== 'en' && offered.includes(one))
    : undefined

interface ParsedTag {
  readonly language: string
  /** Of a language with two scripts: readers of one may not read the other. */
  readonly script: string | undefined
  readonly region: string | undefined
}

/** 0 for the same region, 1 for no region, 2 for another region, 3 for the other script of Chinese. */
function distance(wanted: ParsedTag, one: ParsedTag | undefined): number {
  if (one?.language !== wanted.language) return Infinity
  if (one.script !== wanted.script) return wanted.language === 'zh' ? 3 : Infinity
  if (one.region === wanted.region) return 0
  return one.region === undefined ? 1 : 2
}

const inTwoScripts: readonly string[] = ['ur', 'zh']

/** Undefined for what is no tag of a language: a browser kept it, and it may be anything. */
function parseTag(text: string): ParsedTag | undefined {
  try {
    const locale = new Intl.Locale(text.replaceAll('_', '-'))
    const language = tagAliases[locale.language] ?? locale.language
    const script = inTwoScripts.includes(language) ? locale.maximize().script : undefined
    return { language, script, region: locale.region }
  } catch {
    return undefined
  }
}
