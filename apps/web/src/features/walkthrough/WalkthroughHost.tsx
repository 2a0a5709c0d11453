import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Walkthrough } from './Walkthrough.tsx'
import { WalkthroughContext } from './walkthrough-context.ts'
import { hasSeenWalkthrough, markWalkthroughSeen } from './walkthrough-store.ts'

export interface WalkthroughHostProps {
  readonly userId: string
  /** Where it is shown by itself to who has not seen it. */
  readonly isItsPage: boolean
  readonly children: ReactNode
}

/** Opens the walkthrough at the first visit, and whenever something inside asks for it. */
export function WalkthroughHost({ userId, isItsPage, children }: WalkthroughHostProps) {
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  useEffect(() => {
    if (isItsPage && !hasSeenWalkthrough(userId)) setOpen(true)
  }, [isItsPage, userId])
  const close = useCallback(() => {
    markWalkthroughSeen(userId)
    setOpen(false)
  }, [userId])
  return (
    <WalkthroughContext value={open}>
      {children}
      <Walkthrough isOpen={isOpen} onClose={close} />
    </WalkthroughContext>
  )
}
