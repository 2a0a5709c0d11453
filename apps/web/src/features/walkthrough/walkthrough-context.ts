import { createContext, useContext } from 'react'

/** Opens the walkthrough again. */
export const WalkthroughContext = createContext<() => void>(() => undefined)

export const useOpenWalkthrough = (): (() => void) => useContext(WalkthroughContext)
