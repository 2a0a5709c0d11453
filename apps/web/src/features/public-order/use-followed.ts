import type { PublicOrder } from '@beckon/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Asked, askJson } from '../../platform/client/ask-json.ts'
import { after, nowSeconds } from '../../platform/clock/index.ts'
import { nextIn } from './pace.ts'
import { progressOf } from './progress.ts'
import { readPublicOrder } from './read-public-order.ts'

export interface Followed {
  readonly order?: PublicOrder
  /** When `order` was true. Seconds since 1970. */
  readonly checkedAt: number
  /** How many questions in a row had no answer. */
  readonly failures: number
  /** There is no such order. */
  readonly isUnknown: boolean
}

const atFirst: Followed = { checkedAt: 0, failures: 0, isUnknown: false }

/** How far an order is, asked for again and again while somebody looks: no socket for a cheap phone. */
export function useFollowed(path: string) {
  const [followed, setFollowed] = useState(atFirst)
  const [round, setRound] = useState(0)
  const again = useCallback(() => setRound((last) => last + 1), [])
  const latest = useRef(followed)
  useEffect(() => {
    let isAsked = true
    // Nobody looks: the page asks when somebody does.
    const askAgain = () => document.visibilityState === 'visible' && again()
    let cancel = () => {}
    void askJson(path).then((answer) => {
      if (!isAsked) return
      latest.current = following(latest.current, answer)
      setFollowed(latest.current)
      if (!isSettled(latest.current)) cancel = after(nextIn(latest.current.failures), askAgain)
    })
    return () => {
      isAsked = false
      cancel()
    }
  }, [path, round, again])
  useEffect(() => whenLookedAt(() => !isSettled(latest.current) && again()), [again])
  return { ...followed, again } as const
}

/** What is known after an answer: an order that was seen stays when the next question fails. */
function following(last: Followed, answer: Asked): Followed {
  const order = answer.ok ? readPublicOrder(answer.body) : undefined
  if (order) return { order, checkedAt: nowSeconds(), failures: 0, isUnknown: false }
  const isUnknown = !answer.ok && ['order.not-found', 'request.invalid'].includes(answer.code)
  return { ...last, failures: last.failures + 1, isUnknown }
}

/** Asking again changes nothing. */
const isSettled = ({ order, isUnknown }: Followed): boolean =>
  isUnknown || (order !== undefined && isOver(order.status))

const isOver = (status: PublicOrder['status']): boolean =>
  progressOf(status).course === 'arrived' || status === 'CANCELLED' || status === 'RETURNED'

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
