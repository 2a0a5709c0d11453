import { useCallback, useEffect, useRef, useState } from 'react'
import { type JsonResult, requestJson } from '../../platform/client/request-json.ts'
import { after, nowSeconds } from '../../platform/clock/index.ts'
import type { PublicOrderPath } from './order-page.ts'
import { nextIn } from './poll-interval.ts'

export interface PolledState<T> {
  readonly seen?: T
  /** The time of the last successful poll. Seconds since 1970. */
  readonly checkedAt: number
  /** The number of consecutive failed polls. */
  readonly failures: number
  /** The order does not exist, or no longer. */
  readonly gone?: 'unknown' | 'past'
}

export interface Question<T> extends PublicOrderPath {
  /** Returns the content of an answer; undefined for a malformed one. */
  readonly read: (body: unknown) => T | undefined
  /** The order is closed, so polling stops. */
  readonly isOver: (seen: T) => boolean
}

/**
 * Polls a path while the page is visible, without a socket for cheap phones. `read` and `isOver` must be constant.
 */
export function usePolledOrder<T>({ path, authorization, read, isOver }: Question<T>) {
  const [state, setState] = useState<PolledState<T>>({ checkedAt: 0, failures: 0 })
  const [round, setRound] = useState(0)
  const again = useCallback(() => setRound((last) => last + 1), [])
  const latest = useRef(state)
  const isSettled = useCallback(
    ({ seen, gone }: PolledState<T>) => gone !== undefined || (seen !== undefined && isOver(seen)),
    [isOver],
  )
  useEffect(() => {
    let isCurrent = true
    // A hidden page does not poll; it resumes when it is shown.
    const pollAgain = () => document.visibilityState === 'visible' && again()
    let cancel = () => {}
    void requestJson(path, { authorization }).then((answer) => {
      if (!isCurrent) return
      latest.current = nextState(latest.current, answer, read)
      setState(latest.current)
      if (!isSettled(latest.current)) cancel = after(nextIn(latest.current.failures), pollAgain)
    })
    return () => {
      isCurrent = false
      cancel()
    }
  }, [path, authorization, round, again, read, isSettled])
  useEffect(() => onVisibility(() => !isSettled(latest.current) && again()), [again, isSettled])
  return { ...state, again } as const
}

/** Returns the state after an answer: the last content stays when a poll fails. */
function nextState<T>(
  last: PolledState<T>,
  answer: JsonResult,
  read: (body: unknown) => T | undefined,
): PolledState<T> {
  if (answer.ok) {
    const seen = read(answer.body)
    if (seen !== undefined) return { seen, checkedAt: nowSeconds(), failures: 0 }
  } else {
    if (['order.not-found', 'request.invalid'].includes(answer.code)) return { ...last, gone: 'unknown' }
    if (answer.code === 'order.past') return { ...last, gone: 'past' }
  }
  return { ...last, failures: last.failures + 1 }
}

/** Calls back when the page becomes visible or is connected again. */
function onVisibility(onVisible: () => void): () => void {
  const look = () => document.visibilityState === 'visible' && onVisible()
  document.addEventListener('visibilitychange', look)
  window.addEventListener('online', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('online', look)
  }
}
