export { localeStore } from './locale-store.ts'
export { directionOf, setUpTexts } from './set-up-texts.ts'
export { type TextVersions, textVersions } from './text-versions.ts'
export {
  LocaleContext,
  type LocaleChoice,
  type Texts,
  type Translate,
  useLocale,
  useTexts,
} from './texts-context.ts'
export { useTextIn } from './use-text-in.ts'
