import { useEffect, useState } from 'react'
import { after, now } from '../platform/clock/index.ts'
import { clearView, viewToken } from '../platform/storage/index.ts'
import { endView, readView, type ShownView } from '../platform/view/index.ts'

const RETRY_MS = 5000

export interface ViewOfTab {
  /** Undefined until there is an answer, and in a tab without a view. */
  readonly view: ShownView | 'over' | undefined
  readonly end: () => Promise<void>
}

/**
 * The view of an operator in this tab. It is asked for until there is an answer, as the page may be shown already, and again
 * when its time is over.
 */
export function useView(): ViewOfTab {
  const token = viewToken()
  const [view, setView] = useState<ShownView | 'over'>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (token === undefined) return undefined
    let isCurrent = true
    let cancel = () => {}
    void readView(token).then((answer) => {
      if (!isCurrent) return
      if (answer !== undefined) setView(answer)
      if (answer !== 'over') cancel = after(waitOf(answer), () => setTries((last) => last + 1))
    })
    return () => {
      isCurrent = false
      cancel()
    }
  }, [token, tries])
  const end = async () => {
    if (token === undefined) return
    await endView(token)
    clearView()
    setView('over')
  }
  return { view, end }
}

/** The clock of the browser may be ahead of that of the service, which then still gives the view. */
const waitOf = (view: ShownView | undefined): number =>
  view === undefined ? RETRY_MS : Math.max(RETRY_MS, view.expires * 1000 - now())
