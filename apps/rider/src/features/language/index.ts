export { LanguageChoice } from './LanguageChoice.tsx'
