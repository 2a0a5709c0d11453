import { messageCalls } from '@beckon/contract'
import { useCallback, useEffect, useMemo, useReducer } from 'react'
import { every } from '../../platform/clock/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useVisible } from '../../platform/visibility/index.ts'
import { emptyTalk, newestUnseen, talkAfter } from './outbox.ts'

const LOAD_EVERY_MS = 4000

/** The conversation with the shop about an order, loaded repeatedly while it is in sight. */
export function useTalk(orderId: string) {
  const { client, quickClient } = useDeps()
  const isVisible = useVisible()
  const [talk, take] = useReducer(talkAfter, emptyTalk)
  const params = useMemo(() => ({ id: orderId }), [orderId])
  const load = useCallback(async () => {
    const called = await quickClient.call(messageCalls.riderMessages, { params })
    if (called.ok) take({ type: 'loaded', conversation: called.answer.result })
    else take({ type: 'not-loaded' })
  }, [quickClient, params])
  useEffect(() => {
    if (!isVisible) return undefined
    void load()
    return every(LOAD_EVERY_MS, () => void load())
  }, [load, isVisible])
  const unseen = newestUnseen(talk.conversation)
  useEffect(() => {
    if (unseen === undefined || !isVisible) return
    void quickClient.call(messageCalls.riderSeesMessages, { params, body: { up_to: unseen } })
  }, [quickClient, params, unseen, isVisible])
  /** Resolves to whether it arrived. */
  async function send(text: string): Promise<boolean> {
    const next = { type: 'send', text, key: crypto.randomUUID() } as const
    const { sending } = talkAfter(talk, next)
    take(next)
    const called = await client.call(
      messageCalls.riderSendsMessage,
      { params, body: { text } },
      { idempotencyKey: sending?.key ?? next.key },
    )
    take(called.ok ? { type: 'sent', message: called.answer.result } : { type: 'failed' })
    return called.ok
  }
  return { talk, load, send }
}
