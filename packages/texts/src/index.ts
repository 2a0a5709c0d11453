export { chooseLocale, offeredLocales, savedLocale, type Spoken } from './choose-locale.ts'
export { fillText } from './fill-text.ts'
export {
  createFormatters,
  type FormatContext,
  type Formatters,
  formatLocale,
  regionName,
} from './formatters/formatters.ts'
export { type LightKey, lightTexts, type RequestedTexts, textsPath } from './light-keys.ts'
export { type Direction, isLocaleTag, type Locale, locales, writtenLocales } from './locales.ts'
export type { Catalogue, TextKey, ValuesOf } from './text-key.ts'
export type { TextValues } from './formatters/written-values.ts'
