export { chooseLocale, offeredLocales, savedLocale, type DeploymentLanguages } from './choose-locale.ts'
export { fillText } from './fill-text.ts'
export {
  createFormatters,
  type FormatContext,
  type Formatters,
  formatLocale,
  regionName,
} from './formatters/formatters.ts'
export { type PartTexts, partTexts, type TextSource } from './part-texts.ts'
export {
  type AppPart,
  type PartKey,
  type RequestedTexts,
  type TextPart,
  textParts,
  textsOfPart,
  textsPath,
} from './text-parts.ts'
export { type Direction, isLocaleTag, type Locale, locales, localesWithCatalogue } from './locales.ts'
export type { Catalogue, TextKey, ValuesOf } from './text-key.ts'
export type { TextValues } from './formatters/written-values.ts'
