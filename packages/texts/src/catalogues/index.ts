import { type LocaleTag, localeTags } from '@beckon/domain/country'
import type { Catalogue } from '../text-key.ts'
import { ar } from './ar/index.ts'
import { arSA } from './ar-SA/index.ts'
import { bn } from './bn/index.ts'
import { ceb } from './ceb/index.ts'
import { cs } from './cs/index.ts'
import { da } from './da/index.ts'
import { de } from './de/index.ts'
import { el } from './el/index.ts'
import { elCY } from './el-CY/index.ts'
import { en } from './en/index.ts'
import { fi } from './fi/index.ts'
import { hu } from './hu/index.ts'
import { ja } from './ja/index.ts'
import { km } from './km/index.ts'
import { lo } from './lo/index.ts'
import { ms } from './ms/index.ts'
import { my } from './my/index.ts'
import { nb } from './nb/index.ts'
import { pl } from './pl/index.ts'
import { sr } from './sr/index.ts'
import { sv } from './sv/index.ts'
import { th } from './th/index.ts'
import { tl } from './tl/index.ts'
import { ur } from './ur/index.ts'
import { urLatn } from './ur-Latn/index.ts'
import { zhHK } from './zh-HK/index.ts'
import { zhMY } from './zh-MY/index.ts'
import { zhTW } from './zh-TW/index.ts'

const all = {
  en,
  ar,
  hu,
  de,
  ja,
  th,
  'zh-TW': zhTW,
  ms,
  pl,
  sv,
  ur,
  cs,
  el,
  nb,
  da,
  tl,
  bn,
  sr,
  ceb,
  my,
  'ur-Latn': urLatn,
  // What these have of their own is said over their parent’s: a page may load the one file of a language and no other.
  'ar-SA': { ...ar, ...arSA },
  'el-CY': { ...el, ...elCY },
  km,
  lo,
  'zh-HK': zhHK,
  'zh-MY': zhMY,
  fi,
} as const satisfies Partial<Record<LocaleTag, Catalogue>>

/** The languages that have a catalogue, whole or begun. */
export type CatalogueTag = keyof typeof all

/** Every catalogue that is served, by language. */
export const catalogues: Readonly<Record<CatalogueTag, Catalogue>> = all

export const hasCatalogue = (tag: LocaleTag): tag is CatalogueTag => tag in all

export const catalogueTags: readonly CatalogueTag[] = localeTags.filter(hasCatalogue)
