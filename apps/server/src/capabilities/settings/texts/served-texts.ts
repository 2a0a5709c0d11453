import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { CountryCode, LocaleTag } from '@beckon/domain/country'
import { type Catalogue, locales, type TextPart, textsOfPart } from '@beckon/texts'
import { loadMergedCatalogue, type Translate, translatorFrom } from '@beckon/texts/translate'
import type { Overrides } from '@beckon/texts/merged'
import type { RemoteStore } from './providers/remote-store.ts'

export interface TextFile {
  readonly json: string
  /** The same texts, compressed once with Brotli. */
  readonly packed: () => Promise<Buffer>
}

/** A language as a country is shown it. */
export interface ServedTexts {
  readonly texts: Catalogue
  /** Another one as soon as a text is another. */
  readonly version: string
  readonly page: TextFile
  /** The texts of public pages, of the app of riders, of the console, and of the portal. */
  readonly parts: Readonly<Record<TextPart, TextFile>>
  readonly translate: () => Promise<Translate>
}

interface Deps {
  readonly correctionsOf: (country: CountryCode) => Promise<Overrides>
  readonly store: RemoteStore
  readonly logMissing: (locale: LocaleTag, keys: readonly string[]) => void
}

/** Sources that precede the shipped texts, for a language and its fallbacks, nearest first. */
interface Sources {
  readonly chain: readonly LocaleTag[]
  readonly stored: readonly (Catalogue | undefined)[]
  readonly corrected: readonly (Catalogue | undefined)[]
}

/** Puts together what each country is shown: our texts, before them those of the store, before these the corrections. */
export function servedTexts({ correctionsOf, store, logMissing }: Deps) {
  const made = new Map<string, { readonly from: Sources; readonly served: ServedTexts }>()
  const sourcesOf = async (locale: LocaleTag, corrections: Overrides): Promise<Sources> => {
    const chain = [locale, ...locales[locale].fallback]
    const stored = await Promise.all(chain.map(store))
    return { chain, stored, corrected: chain.map((tag) => corrections[tag]) }
  }
  return {
    async of(country: CountryCode, locale: LocaleTag): Promise<ServedTexts> {
      const from = await sourcesOf(locale, await correctionsOf(country))
      // Countries without corrections share their texts.
      const key = from.corrected.some(Boolean) ? `${country} ${locale}` : locale
      const known = made.get(key)
      if (known && isSame(known.from, from)) return known.served
      const { texts, missing } = await loadMergedCatalogue(locale, overOf(from))
      logMissing(locale, missing)
      const fresh = serve(locale, texts)
      // The texts are unchanged, so their compressed form is still valid.
      const served = known?.served.version === fresh.version ? known.served : fresh
      made.set(key, { from, served })
      return served
    },
    /** Returns the texts as they would be with these corrections. */
    async with(locale: LocaleTag, corrections: Overrides): Promise<Catalogue> {
      return (await loadMergedCatalogue(locale, overOf(await sourcesOf(locale, corrections)))).texts
    },
  }
}

const overOf = ({ chain, stored, corrected }: Sources): Overrides =>
  Object.fromEntries(chain.map((tag, at) => [tag, { ...stored[at], ...corrected[at] }]))

/** Compares identities: comparing a thousand texts would take as long as merging them. */
const isSame = (a: Sources, b: Sources): boolean =>
  a.stored.every((one, at) => one === b.stored[at]) && a.corrected.every((one, at) => one === b.corrected[at])

function serve(locale: LocaleTag, texts: Catalogue): ServedTexts {
  const json = JSON.stringify(texts)
  let translate: Promise<Translate> | undefined
  return {
    texts,
    version: createHash('sha256').update(json).digest('base64url').slice(0, 12),
    page: fileOf(json),
    parts: {
      public: fileOf(JSON.stringify(textsOfPart(texts, 'public'))),
      rider: fileOf(JSON.stringify(textsOfPart(texts, 'rider'))),
      console: fileOf(JSON.stringify(textsOfPart(texts, 'console'))),
      portal: fileOf(JSON.stringify(textsOfPart(texts, 'portal'))),
    },
    translate: () => (translate ??= translatorFrom(locale, texts)),
  }
}

const pack = promisify(brotliCompress)
/** Made once and sent often: worth more time than what is packed for each answer. */
const QUALITY = 10

function fileOf(json: string): TextFile {
  let packed: Promise<Buffer> | undefined
  return {
    json,
    packed: () => (packed ??= pack(json, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })),
  }
}
