import { createContext, useContext } from 'react'

/** Shows the walkthrough again, whenever it is asked for. */
export const WalkthroughContext = createContext<() => void>(() => undefined)

export const useOpenWalkthrough = (): (() => void) => useContext(WalkthroughContext)
