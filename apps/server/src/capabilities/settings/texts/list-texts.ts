import type { operatorCalls, QueryOf, ShownText } from '@beckon/contract'
import type { Deployment, LocaleTag } from '@beckon/domain/country'
import { isLocaleTag } from '@beckon/texts'
import { englishOf } from '@beckon/texts/check'
import { unixSeconds } from '../../../platform/clock.ts'
import { byLanguage } from './known-corrections.ts'
import { type Correction, loadCorrections } from './store.ts'
import type { TextDeps } from './deps.ts'

type ListTextsQuery = QueryOf<typeof operatorCalls.listTexts>

/** Returns the corrections of a country, newest first; or the texts of a language that contain a word. */
export async function listTexts(
  deps: TextDeps,
  deployment: Deployment,
  { locale, containing, count }: ListTextsQuery,
): Promise<ShownText[]> {
  const corrections = await loadCorrections(deps.db, deployment.country)
  if (containing !== undefined) {
    const language = locale ?? deployment.defaultLanguage
    const all = await shownTexts(deps, language, corrections)
    return all.filter((one) => holds(one, containing, language)).slice(0, count)
  }
  const languages = [...new Set(corrections.map((one) => one.locale))].filter(isLocaleTag)
  const shown = await Promise.all(languages.map((one) => shownTexts(deps, one, corrections)))
  return shown
    .flat()
    .filter((one) => one.corrected_at !== null && (locale ?? one.locale) === one.locale)
    .toSorted((a, b) => (b.corrected_at ?? 0) - (a.corrected_at ?? 0))
    .slice(0, count)
}

/** Returns each text of a language as it is shown, with the shipped one. */
export async function shownTexts(
  { served }: Pick<TextDeps, 'served'>,
  locale: LocaleTag,
  corrections: readonly Correction[],
): Promise<ShownText[]> {
  const [shown, ours] = await Promise.all([
    served.with(locale, byLanguage(corrections)),
    served.with(locale, byLanguage([])),
  ])
  const changed = new Map(
    corrections.filter((one) => one.locale === locale).map(({ key, changedAt }) => [key, changedAt]),
  )
  return Object.entries(shown).map(([key, text]) => {
    const at = changed.get(key)
    return {
      locale,
      key,
      text,
      ours: ours[key] ?? '',
      english: englishOf(key),
      corrected_at: at ? unixSeconds(at) : null,
    }
  })
}

/** Typed as people type: in any case. */
function holds({ key, text, english }: ShownText, words: string, locale: LocaleTag): boolean {
  const lower = (one: string) => one.normalize('NFC').toLocaleLowerCase(locale)
  return [key, text, english].some((one) => lower(one).includes(lower(words)))
}
