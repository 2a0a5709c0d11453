export { currentTerms, termsOf, termsVersions } from './versions.ts'
