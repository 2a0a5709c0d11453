export { currentTerms, termsOf, termsVersions, versionsWith } from './versions.ts'
export {
  completeLanguages,
  publishViolation,
  termsLimits,
  type TermsState,
  termsState,
  type TermsViolation,
} from './publish.ts'
