import type { AnswerOf, EditableText, ParamsOf, QueryOf, ShownText, textCalls } from '@beckon/contract'
import type { CountryCode, LocaleTag } from '@beckon/domain/country'
import { findWords, screenOfText, textScreens } from '@beckon/domain/text'
import { isTextKey } from '@beckon/texts/check'
import { unixSeconds } from '../../../platform/clock.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { operatorNames } from '../operators/index.ts'
import type { TextDeps } from './deps.ts'
import { shownTexts } from './list-texts.ts'
import { lastVersions, loadCorrections, loadTextVersions } from './store.ts'

type SearchQuery = QueryOf<typeof textCalls.searchTexts>

/** Finds the texts of a language as the country is shown them, ordered by screen and key. */
export async function searchTexts(
  deps: TextDeps,
  country: CountryCode,
  { locale, words = '', screen, corrected, after, count }: SearchQuery,
): Promise<AnswerOf<typeof textCalls.searchTexts>> {
  const isFound = findWords(words, locale)
  const found = (await editableTexts(deps, country, locale)).filter(
    (one) =>
      (corrected === undefined || one.corrected_at !== null) &&
      [one.key, one.text, one.english].some((text) => isFound(text)),
  )
  const screens = textScreens.map((each) => ({
    screen: each,
    count: found.filter((one) => one.screen === each).length,
  }))
  const ofScreen = found.filter((one) => screen === undefined || one.screen === screen)
  const end = after + count
  return {
    result: ofScreen.slice(after, end),
    screens: screens.filter((each) => each.count > 0),
    next: end < ofScreen.length ? end : null,
  }
}

/** How many versions of a text are listed; those before them are in the record of changes. */
const MOST_VERSIONS = 100

/** Returns a text with its versions in the country. */
export async function listTextVersions(
  deps: TextDeps,
  country: CountryCode,
  { locale, key }: ParamsOf<typeof textCalls.listTextVersions>,
): Promise<AnswerOf<typeof textCalls.listTextVersions> | Refusal> {
  if (!isTextKey(locale, key)) return refuse('text.unknown')
  const rows = await loadTextVersions(deps.db, { country, locale, key }, MOST_VERSIONS)
  const names = await operatorNames(deps.db, [
    ...new Set(rows.flatMap(({ operator_id: id }) => (id === null ? [] : [id]))),
  ])
  const text = (await editableTexts(deps, country, locale)).find((one) => one.key === key)
  if (!text) return refuse('text.unknown')
  const versions = rows.map(({ version, text: written, operator_id: id, reason, created_at }) => ({
    version,
    text: written,
    operator_name: names.get(id ?? '') ?? null,
    reason,
    created_at: unixSeconds(created_at),
  }))
  return { result: { text, versions } }
}

const order = new Map(textScreens.map((screen, at) => [screen, at]))

async function editableTexts(
  deps: TextDeps,
  country: CountryCode,
  locale: LocaleTag,
): Promise<EditableText[]> {
  const [corrections, versions] = await Promise.all([
    loadCorrections(deps.db, country),
    lastVersions(deps.db, country, locale),
  ])
  const shown = await shownTexts(deps, locale, corrections)
  return shown
    .filter(({ key }) => isTextKey(locale, key))
    .map((one: ShownText) => ({
      ...one,
      screen: screenOfText(one.key),
      version: versions.get(one.key) ?? 0,
    }))
    .toSorted((a, b) => (order.get(a.screen) ?? 0) - (order.get(b.screen) ?? 0) || (a.key < b.key ? -1 : 1))
}
