export { createPageFlags, type PageFlagsOptions, type RunningFlags } from './create-page-flags.ts'
export { FlagsContext, useFlag, useFlagsState } from './flags-context.ts'
export { type Asker, builtInFlags, type FlagsFault, type FlagsState, type PageFlags } from './page-flags.ts'
