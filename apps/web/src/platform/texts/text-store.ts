import type { LocaleTag } from '@beckon/domain/country'
import { type Catalogue, fillText, textsPath } from '@beckon/texts'
// Past index.ts, which would bring the typed client to the code that loads first.
import { fieldOf, requestJson } from '../client/request-json.ts'
import type { TextSource } from './texts-context.ts'
import type { TextVersions } from './text-versions.ts'

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
  /** Texts for another reader: the present ones in the same language, else loaded. */
  load(locale: LocaleTag): Promise<ShownTexts | undefined>
}

export function createTextStore(first: ShownTexts, versions: TextVersions): TextStore {
  let shown = first
  let wanted = first.locale
  const listeners = new Set<() => void>()
  return {
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async show(locale) {
      wanted = locale
      const loaded = await loadTexts(locale, versions)
      // Another language was chosen meanwhile.
      if (!loaded || wanted !== locale) return
      shown = loaded
      for (const notify of listeners) notify()
    },
    load: async (locale) => (locale === shown.locale ? shown : loadTexts(locale, versions)),
  }
}

/** Loads a language; undefined where it cannot be had. A page opened next finds the file in the browser's cache. */
export async function loadTexts(locale: LocaleTag, versions: TextVersions): Promise<ShownTexts | undefined> {
  const version = versions.of(locale)
  const answer = await requestJson(textsPath(locale, { version, part: 'portal' }), {
    isImmutable: version !== undefined,
  })
  return answer.ok && isCatalogue(answer.body) ? shownTexts(locale, answer.body) : undefined
}

const isCatalogue = (body: unknown): body is Catalogue => typeof fieldOf(body, 'app.load-failed') === 'string'

const shownTexts = (locale: LocaleTag, texts: Catalogue): ShownTexts => ({
  locale,
  look: (key, values) => fillText(texts, locale, key, values),
  exists: (key) => Object.hasOwn(texts, key),
})
