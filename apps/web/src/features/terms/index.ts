export { LegalText, type LegalSection } from './LegalText.tsx'
export { TermsNotice } from './LazyTermsNotice.tsx'
