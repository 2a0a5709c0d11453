import type { OrderRecord } from '@beckon/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { after } from '../../../platform/clock/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { changedOrders, type Sentences, sentencesOf, wordsOf } from './announcement-text.ts'

/** Simultaneous changes are announced together, and no announcement is interrupted by the next one. */
const GATHER_MS = 1500

interface AnnouncementInput {
  readonly orders: readonly OrderRecord[] | undefined
  readonly chosenId: string | undefined
  readonly notes: { readonly connection: string; readonly note: string }
}

/** Returns the next announcement; `turn` grows with each. */
export function useAnnouncement({ orders, chosenId, notes }: AnnouncementInput) {
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

/** Announces a text when it changes, but not the initial one. */
function useAnnounceChange(text: string, announce: (text: string) => void): void {
  const last = useRef('')
  useEffect(() => {
    const isChanged = text !== '' && text !== last.current
    const isFirst = last.current === ''
    if (text !== '') last.current = text
    if (isChanged && !isFirst) announce(text)
  }, [text, announce])
}
