import type { OrderRecord } from '@beckon/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { after } from '../../../platform/clock/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { changedOrders, type Sentences, sentencesOf, wordsOf } from './announcement-text.ts'

/** Changes that come together are said together, and a sentence is not cut off by the next. */
const GATHER_MS = 1500

interface Announced {
  readonly orders: readonly OrderRecord[] | undefined
  readonly chosenId: string | undefined
  readonly notes: { readonly connection: string; readonly note: string }
}

/** What is to be said next; `turn` grows each time something is. */
export function useAnnouncement({ orders, chosenId, notes }: Announced) {
  const { t } = useTexts()
  const [announcement, setSpoken] = useState({ text: '', turn: 0 })
  const announce = useCallback((text: string) => setSpoken(({ turn }) => ({ text, turn: turn + 1 })), [])
  useAnnounceChange(notes.connection, announce)
  useAnnounceChange(notes.note, announce)
  const before = useRef<Sentences>(undefined)
  const changed = useRef(new Map<string, OrderRecord>())
  const say = useRef(() => {})
  useEffect(() => {
    say.current = () => {
      announce(wordsOf([...changed.current.values()], chosenId, t))
      changed.current.clear()
    }
  }, [chosenId, announce, t])
  const cancel = useRef<() => void>(undefined)
  useEffect(() => () => cancel.current?.(), [])
  useEffect(() => {
    if (!orders) return
    const notice = before.current ? changedOrders(before.current, orders) : []
    before.current = sentencesOf(orders)
    const isFirst = changed.current.size === 0
    for (const order of notice) changed.current.set(order.order_id, order)
    if (isFirst && notice.length > 0) cancel.current = after(GATHER_MS, () => say.current())
  }, [orders])
  return announcement
}

/** Says a text when it becomes another one; not the first. */
function useAnnounceChange(text: string, announce: (text: string) => void): void {
  const last = useRef('')
  useEffect(() => {
    const isChanged = text !== '' && text !== last.current
    const isFirst = last.current === ''
    if (text !== '') last.current = text
    if (isChanged && !isFirst) announce(text)
  }, [text, announce])
}
