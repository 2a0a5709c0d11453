import { type ReactNode, Suspense, use, useCallback, useMemo, useState } from 'react'
import { pause } from '../../platform/clock/index.ts'
import { lazyPart } from '../../platform/loading/index.ts'
import { WalkthroughContext } from './walkthrough-context.ts'
import { hasSeenWalkthrough, markWalkthroughSeen } from './walkthrough-store.ts'

/** Most visits show none; without its code the page works too. */
const Walkthrough = lazyPart(async () => (await import('./Walkthrough.tsx')).Walkthrough, {
  failed: () => null,
})

/** A page that cannot load the walkthrough is shown without it after so many milliseconds. */
const PATIENCE_MS = 3000

export interface WalkthroughHostProps {
  readonly userId: string
  /** Whether this is the page where it opens on its own. */
  readonly isItsPage: boolean
  /** Shown at a first visit while the walkthrough is loading. */
  readonly waiting?: ReactNode
  readonly children: ReactNode
}

/** Opens the walkthrough at the first visit, and on request. */
export function WalkthroughHost({ userId, isItsPage, waiting, children }: WalkthroughHostProps) {
  const [isAsked, setAsked] = useState(false)
  const [closedBy, setClosedBy] = useState<string>()
  const isNew = useMemo(() => !hasSeenWalkthrough(userId), [userId])
  const open = useCallback(() => setAsked(true), [])
  const close = useCallback(() => {
    markWalkthroughSeen(userId)
    setClosedBy(userId)
    setAsked(false)
  }, [userId])
  const isFirst = isItsPage && isNew && closedBy !== userId
  const isOpen = isAsked || isFirst
  const [wasOpened, setOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setOpened(true)
  return (
    <WalkthroughContext value={open}>
      <Suspense fallback={waiting}>
        {isFirst && <UntilLoaded />}
        {children}
      </Suspense>
      {wasOpened && <Walkthrough isOpen={isOpen} startsOpen={isFirst} onClose={close} />}
    </WalkthroughContext>
  )
}

let loaded: Promise<unknown> | undefined

/** Holds the page back: a click meant for the form must not hit a walkthrough that appears over it. */
function UntilLoaded(): null {
  use((loaded ??= Promise.race([Walkthrough.preload(), pause(PATIENCE_MS)])))
  return null
}
