import { type LocaleTag, localeTags } from '@beckon/domain/country'
import type { Catalogue } from '../text-key.ts'

/** A catalogue is read when it is first needed: read at the start, all of them took a fifth of it. */
const loaders = {
  en: async () => (await import('./en/index.ts')).en,
  ar: async () => (await import('./ar/index.ts')).ar,
  hu: async () => (await import('./hu/index.ts')).hu,
  de: async () => (await import('./de/index.ts')).de,
  ja: async () => (await import('./ja/index.ts')).ja,
  th: async () => (await import('./th/index.ts')).th,
  'zh-TW': async () => (await import('./zh-TW/index.ts')).zhTW,
  ms: async () => (await import('./ms/index.ts')).ms,
  pl: async () => (await import('./pl/index.ts')).pl,
  sv: async () => (await import('./sv/index.ts')).sv,
  ur: async () => (await import('./ur/index.ts')).ur,
  cs: async () => (await import('./cs/index.ts')).cs,
  el: async () => (await import('./el/index.ts')).el,
  nb: async () => (await import('./nb/index.ts')).nb,
  da: async () => (await import('./da/index.ts')).da,
  tl: async () => (await import('./tl/index.ts')).tl,
  bn: async () => (await import('./bn/index.ts')).bn,
  sr: async () => (await import('./sr/index.ts')).sr,
  ceb: async () => (await import('./ceb/index.ts')).ceb,
  my: async () => (await import('./my/index.ts')).my,
  'ur-Latn': async () => (await import('./ur-Latn/index.ts')).urLatn,
  // Texts of a regional language override its parent’s here: a page loads only the one file of a language.
  'ar-SA': async () => ({
    ...(await import('./ar/index.ts')).ar,
    ...(await import('./ar-SA/index.ts')).arSA,
  }),
  'el-CY': async () => ({
    ...(await import('./el/index.ts')).el,
    ...(await import('./el-CY/index.ts')).elCY,
  }),
  km: async () => (await import('./km/index.ts')).km,
  lo: async () => (await import('./lo/index.ts')).lo,
  'zh-HK': async () => (await import('./zh-HK/index.ts')).zhHK,
  'zh-MY': async () => (await import('./zh-MY/index.ts')).zhMY,
  fi: async () => (await import('./fi/index.ts')).fi,
} as const satisfies Partial<Record<LocaleTag, () => Promise<Catalogue>>>

/** The languages that have a catalogue, whole or begun. */
export type CatalogueTag = keyof typeof loaders

export const hasCatalogue = (tag: LocaleTag): tag is CatalogueTag => tag in loaders

export const catalogueTags: readonly CatalogueTag[] = localeTags.filter(hasCatalogue)

export const loadCatalogue = (tag: CatalogueTag): Promise<Catalogue> => loaders[tag]()
