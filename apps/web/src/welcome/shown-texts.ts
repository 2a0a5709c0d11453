import type { LocaleTag } from '@beckon/domain/country'
import { type Catalogue, fillText, textsPath } from '@beckon/texts'
import { fieldOf, requestJson } from '../platform/client/request-json.ts'
import type { TextSource, TextVersions } from '../platform/texts/index.ts'

/** The texts of one language. */
export interface ShownTexts extends TextSource {
  readonly locale: LocaleTag
}

/** The texts of the page, in one language at a time. */
export interface TextStore {
  shown(): ShownTexts
  subscribe(listener: () => void): () => void
  /** Shows a language once it is loaded; the present one stays where that fails. */
  show(locale: LocaleTag): Promise<void>
}

export function createTextStore(first: ShownTexts, versions: TextVersions): TextStore {
  let shown = first
  const listeners = new Set<() => void>()
  return {
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async show(locale) {
      const loaded = await loadTexts(locale, versions)
      if (!loaded) return
      shown = loaded
      for (const notify of listeners) notify()
    },
  }
}

/** Loads a language; undefined where it cannot be had. The portal, opened next, finds the file in the browser's cache. */
export async function loadTexts(locale: LocaleTag, versions: TextVersions): Promise<ShownTexts | undefined> {
  const version = versions.of(locale)
  const answer = await requestJson(textsPath(locale, { version }), { isImmutable: version !== undefined })
  return answer.ok && isCatalogue(answer.body) ? shownTexts(locale, answer.body) : undefined
}

const isCatalogue = (body: unknown): body is Catalogue => typeof fieldOf(body, 'app.load-failed') === 'string'

const shownTexts = (locale: LocaleTag, texts: Catalogue): ShownTexts => ({
  locale,
  look: (key, values) => fillText(texts, locale, key, values),
  exists: (key) => Object.hasOwn(texts, key),
})
