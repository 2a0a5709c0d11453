import { type LocaleTag, localeTags } from '@beckon/domain/country'
import { ar } from './texts/ar.ts'
import { bn } from './texts/bn.ts'
import { ceb } from './texts/ceb.ts'
import { cs } from './texts/cs.ts'
import { da } from './texts/da.ts'
import { de } from './texts/de.ts'
import { el } from './texts/el.ts'
import { en, type FrameTexts } from './texts/en.ts'
import { fi } from './texts/fi.ts'
import { hu } from './texts/hu.ts'
import { ja } from './texts/ja.ts'
import { km } from './texts/km.ts'
import { lo } from './texts/lo.ts'
import { ms } from './texts/ms.ts'
import { my } from './texts/my.ts'
import { nb } from './texts/nb.ts'
import { pl } from './texts/pl.ts'
import { sr } from './texts/sr.ts'
import { sv } from './texts/sv.ts'
import { th } from './texts/th.ts'
import { tl } from './texts/tl.ts'
import { urLatn } from './texts/ur-Latn.ts'
import { ur } from './texts/ur.ts'
import { zhHk } from './texts/zh-HK.ts'
import { zhMy } from './texts/zh-MY.ts'
import { zhTw } from './texts/zh-TW.ts'

export type { FrameText, FrameTexts } from './texts/en.ts'

/** Texts of the gateway's own pages by language; a regional language inherits from its parent. */
export const frameTexts: Readonly<Record<LocaleTag, FrameTexts>> = {
  en,
  ur,
  'ur-Latn': urLatn,
  'zh-TW': zhTw,
  'zh-HK': { ...zhTw, ...zhHk },
  'zh-MY': zhMy,
  th,
  tl,
  ceb,
  ar,
  'ar-SA': ar,
  bn,
  my,
  ms,
  km,
  lo,
  ja,
  sv,
  nb,
  fi,
  hu,
  cs,
  el,
  'el-CY': el,
  da,
  sr,
  de,
  pl,
}

const rightToLeft: readonly LocaleTag[] = ['ar', 'ar-SA', 'ur']

export const directionOf = (language: LocaleTag): 'ltr' | 'rtl' =>
  rightToLeft.includes(language) ? 'rtl' : 'ltr'

/** Returns `th` for `th-TH` and `ar` for `ar-EG`; English for a language without texts. */
export function languageOf(tag: string): LocaleTag {
  const found = localeTags.find((one) => one.toLowerCase() === tag.toLowerCase())
  if (found) return found
  const end = tag.lastIndexOf('-')
  return end === -1 ? 'en' : languageOf(tag.slice(0, end))
}

/** Languages whose money the runtime writes in another script or digits than the texts beside it. */
const writtenAs: Readonly<Partial<Record<LocaleTag, string>>> = {
  ar: 'ar-u-nu-latn',
  'ar-SA': 'ar-SA-u-nu-latn',
  sr: 'sr-Latn',
  'ur-Latn': 'en',
  ceb: 'en',
}

export const intlLocaleOf = (language: LocaleTag): string => writtenAs[language] ?? language
