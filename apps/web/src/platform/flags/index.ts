export { openChain } from './chain/open-chain.ts'
export { createPageFlags, type PageFlagsOptions, type RunningFlags } from './create-page-flags.ts'
export { FlagsContext, useFlag } from './flags-context.ts'
export type { FlagContext, FlagsError, FlagsState, PageFlags } from './page-flags.ts'
