export { FlagsContext, useFlag, useFlagsState } from './flags-context.ts'
export { builtInFlags, type FlagsFault, type FlagsState, type PageFlags } from './page-flags.ts'
