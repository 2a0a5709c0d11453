export { currentTerms, termsOf, type TermsVersion, termsVersions } from './versions.ts'
