export { localeStore } from './locale-store.ts'
export { directionOf } from './direction.ts'
export { setUpTexts } from './set-up-texts.ts'
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
export { TextsProvider } from './TextsProvider.tsx'
export { useTextIn } from './use-text-in.ts'
