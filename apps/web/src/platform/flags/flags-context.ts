import type { FlagName } from '@beckon/domain/flag'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { builtInFlags, type PageFlags } from './page-flags.ts'

export const FlagsContext = createContext<PageFlags>(builtInFlags)

/** Whether a flag is on; the component is drawn again when it is switched. */
export function useFlag(name: FlagName): boolean {
  const flags = useContext(FlagsContext)
  return useSyncExternalStore(flags.subscribe, () => flags.isOn(name))
}
