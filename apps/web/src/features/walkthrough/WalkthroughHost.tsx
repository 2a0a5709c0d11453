import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { Walkthrough } from './Walkthrough.tsx'
import { WalkthroughContext } from './walkthrough-context.ts'
import { hasSeenWalkthrough, markWalkthroughSeen } from './walkthrough-store.ts'

export interface WalkthroughHostProps {
  readonly userId: string
  /** Whether this is the page where it opens on its own. */
  readonly isItsPage: boolean
  readonly children: ReactNode
}

/** Opens the walkthrough at the first visit, and on request. */
export function WalkthroughHost({ userId, isItsPage, children }: WalkthroughHostProps) {
  const [isAsked, setAsked] = useState(false)
  const [closedBy, setClosedBy] = useState<string>()
  const isNew = useMemo(() => !hasSeenWalkthrough(userId), [userId])
  const open = useCallback(() => setAsked(true), [])
  const close = useCallback(() => {
    markWalkthroughSeen(userId)
    setClosedBy(userId)
    setAsked(false)
  }, [userId])
  const isOpen = isAsked || (isItsPage && isNew && closedBy !== userId)
  return (
    <WalkthroughContext value={open}>
      {children}
      <Walkthrough isOpen={isOpen} onClose={close} />
    </WalkthroughContext>
  )
}
