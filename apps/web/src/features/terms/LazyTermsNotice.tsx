import { lazyPart, useLazily } from '../../platform/loading/index.ts'

const Notice = lazyPart(async () => (await import('./TermsNotice.tsx')).TermsNotice, { failed: () => null })

/** It does not interrupt the work, and is read while the page is idle. */
export const TermsNotice = () => (useLazily(Notice, false) ? <Notice /> : null)
