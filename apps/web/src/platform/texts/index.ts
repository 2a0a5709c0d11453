export { localeStore } from './locale-store.ts'
export { createTextStore, loadTexts, type ShownTexts, type TextStore } from './text-store.ts'
export { type TextVersions, textVersions } from './text-versions.ts'
export {
  LocaleContext,
  type LocaleChoice,
  type Texts,
  TextsContext,
  textsFrom,
  type TextSource,
  type Translate,
  useLocale,
  useTexts,
} from './texts-context.ts'
export { useShownTexts } from './use-shown-texts.ts'
export { TextStoreContext, useTextIn } from './use-text-in.ts'
