import type { OrderRecord } from '@beckon/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { after } from '../../../platform/clock/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { changedOrders, type Sentences, sentencesOf, wordsOf } from './spoken.ts'

/** Changes that come together are said together, and a sentence is not cut off by the next. */
const GATHER_MS = 1500

interface Speaking {
  readonly orders: readonly OrderRecord[] | undefined
  readonly chosenId: string | undefined
  readonly notes: { readonly connection: string; readonly note: string }
}

/** What is to be said next; `turn` grows each time something is. */
export function useSpoken({ orders, chosenId, notes }: Speaking) {
  const { t } = useTexts()
  const [spoken, setSpoken] = useState({ text: '', turn: 0 })
  const speak = useCallback((text: string) => setSpoken(({ turn }) => ({ text, turn: turn + 1 })), [])
  useNews(notes.connection, speak)
  useNews(notes.note, speak)
  const before = useRef<Sentences>(undefined)
  const changed = useRef(new Map<string, OrderRecord>())
  const say = useRef(() => {})
  useEffect(() => {
    say.current = () => {
      speak(wordsOf([...changed.current.values()], chosenId, t))
      changed.current.clear()
    }
  }, [chosenId, speak, t])
  const cancel = useRef<() => void>(undefined)
  useEffect(() => () => cancel.current?.(), [])
  useEffect(() => {
    if (!orders) return
    const news = before.current ? changedOrders(before.current, orders) : []
    before.current = sentencesOf(orders)
    const isFirst = changed.current.size === 0
    for (const order of news) changed.current.set(order.order_id, order)
    if (isFirst && news.length > 0) cancel.current = after(GATHER_MS, () => say.current())
  }, [orders])
  return spoken
}

/** Says a text when it becomes another one; not the first. */
function useNews(text: string, speak: (text: string) => void): void {
  const last = useRef('')
  useEffect(() => {
    const isNews = text !== '' && text !== last.current
    const isFirst = last.current === ''
    if (text !== '') last.current = text
    if (isNews && !isFirst) speak(text)
  }, [text, speak])
}
