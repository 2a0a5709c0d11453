import type { LocaleTag } from '@beckon/domain/country'
import type { Catalogue } from '@beckon/texts'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Clock } from '../../../../platform/clock.ts'
import { validTexts } from '../valid-texts.ts'
import { logOnce } from '../log-once.ts'

const FRESH_MS = 300_000
/** The time without calls after a failure. */
const RETRY_MS = 10_000
const TIMEOUT_MS = 2000
const MOST_CHARACTERS = 2_000_000

/** The store's texts of a language; undefined while it has none or does not answer. */
export type RemoteStore = (locale: LocaleTag) => Promise<Catalogue | undefined>

export const noStore: RemoteStore = () => Promise.resolve(undefined)

interface Deps {
  readonly clock: Clock
  readonly log: Logger
}

interface CachedTexts {
  readonly texts: Catalogue | undefined
  readonly etag: string | undefined
  readonly until: number
}

/**
 * An operator's own store, called for each language at most once in five minutes. Only the first reader waits for it.
 */
export function remoteStore(base: string, { clock, log }: Deps): RemoteStore {
  const logRefused = logOnce(log, 'texts of the store that fit nothing are not shown')
  const kept = new Map<LocaleTag, CachedTexts>()
  const requests = new Map<LocaleTag, Promise<Catalogue | undefined>>()
  const keep = (locale: LocaleTag, what: Omit<CachedTexts, 'until'>, ms: number) => {
    kept.set(locale, { ...what, until: clock.now().getTime() + ms })
    return what.texts
  }
  const fetchCatalogue = async (locale: LocaleTag) => {
    const last = kept.get(locale) ?? { texts: undefined, etag: undefined }
    try {
      const answer = await fetchTexts(`${base}/${locale}.json`, last.etag)
      if (answer === 'same') return keep(locale, last, FRESH_MS)
      if (answer === 'none') return keep(locale, { texts: undefined, etag: undefined }, FRESH_MS)
      const { texts, refused } = validTexts(locale, answer.given)
      if (refused.length > 0 && Object.keys(texts).length === 0)
        throw new Error('the store sent no texts of ours')
      logRefused(locale, refused)
      return keep(locale, { texts, etag: answer.etag }, FRESH_MS)
    } catch (error) {
      log.warn({ err: error, locale }, 'the store of texts does not answer')
      // The last answer is better than none.
      return keep(locale, last, RETRY_MS)
    }
  }
  const fetchOnce = (locale: LocaleTag) => {
    const running = requests.get(locale) ?? fetchCatalogue(locale).finally(() => requests.delete(locale))
    requests.set(locale, running)
    return running
  }
  return async (locale) => {
    const known = kept.get(locale)
    if (!known) return fetchOnce(locale)
    if (known.until <= clock.now().getTime()) void fetchOnce(locale)
    return known.texts
  }
}

const catalogue = z.record(z.string(), z.string())

type Answer = { readonly given: Readonly<Record<string, string>>; readonly etag: string | undefined }

async function fetchTexts(url: string, etag: string | undefined): Promise<Answer | 'same' | 'none'> {
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...(etag === undefined ? {} : { 'if-none-match': etag }) },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.status === 304 && etag !== undefined) return 'same'
  // A store need not have every language.
  if (response.status === 404) return 'none'
  if (!response.ok) throw new Error(`the store of texts answered ${response.status}`)
  const text = await response.text()
  if (text.length > MOST_CHARACTERS) throw new Error('the store of texts sent too much')
  return { given: catalogue.parse(JSON.parse(text)), etag: response.headers.get('etag') ?? undefined }
}
