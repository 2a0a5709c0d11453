import { useCallback, useEffect, useRef, useState } from 'react'
import { type Asked, askJson } from '../../platform/client/ask-json.ts'
import { after, nowSeconds } from '../../platform/clock/index.ts'
import type { Place } from './order-page.ts'
import { nextIn } from './poll-interval.ts'

export interface Followed<T> {
  readonly seen?: T
  /** When `seen` was true. Seconds since 1970. */
  readonly checkedAt: number
  /** How many questions in a row had no answer. */
  readonly failures: number
  /** There is no such order, or no longer. */
  readonly gone?: 'unknown' | 'past'
}

export interface Question<T> extends Place {
  /** What an answer says; undefined when it makes no sense. */
  readonly read: (body: unknown) => T | undefined
  /** Nothing more happens to it: asking again changes nothing. */
  readonly isOver: (seen: T) => boolean
}

/** Something asked for again and again while somebody looks: no socket for a cheap phone. Constant `read` and `isOver`. */
export function useFollowed<T>({ path, authorization, read, isOver }: Question<T>) {
  const [followed, setFollowed] = useState<Followed<T>>({ checkedAt: 0, failures: 0 })
  const [round, setRound] = useState(0)
  const again = useCallback(() => setRound((last) => last + 1), [])
  const latest = useRef(followed)
  const isSettled = useCallback(
    ({ seen, gone }: Followed<T>) => gone !== undefined || (seen !== undefined && isOver(seen)),
    [isOver],
  )
  useEffect(() => {
    let isAsked = true
    // Nobody looks: the page asks when somebody does.
    const askAgain = () => document.visibilityState === 'visible' && again()
    let cancel = () => {}
    void askJson(path, { authorization }).then((answer) => {
      if (!isAsked) return
      latest.current = following(latest.current, answer, read)
      setFollowed(latest.current)
      if (!isSettled(latest.current)) cancel = after(nextIn(latest.current.failures), askAgain)
    })
    return () => {
      isAsked = false
      cancel()
    }
  }, [path, authorization, round, again, read, isSettled])
  useEffect(() => whenLookedAt(() => !isSettled(latest.current) && again()), [again, isSettled])
  return { ...followed, again } as const
}

/** What is known after an answer: what was seen stays when the next question fails. */
function following<T>(last: Followed<T>, answer: Asked, read: (body: unknown) => T | undefined): Followed<T> {
  if (answer.ok) {
    const seen = read(answer.body)
    if (seen !== undefined) return { seen, checkedAt: nowSeconds(), failures: 0 }
  } else {
    if (['order.not-found', 'request.invalid'].includes(answer.code)) return { ...last, gone: 'unknown' }
    if (answer.code === 'order.past') return { ...last, gone: 'past' }
  }
  return { ...last, failures: last.failures + 1 }
}

/** Tells when somebody looks at the page again, or is connected again. */
function whenLookedAt(told: () => void): () => void {
  const look = () => document.visibilityState === 'visible' && told()
  document.addEventListener('visibilitychange', look)
  window.addEventListener('online', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('online', look)
  }
}
