import { type Conversation, messageCalls, type OrderRecord } from '@beckon/contract'
import type { CallError } from '@beckon/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { queryKeys, useClient } from '../../../platform/client/index.ts'

/** Sends one message at a time; returns true on success. The idempotency key prevents duplicates. */
export function useSend({ vendor_id, order_id, version }: OrderRecord) {
  const client = useClient()
  const cache = useQueryClient()
  const running = useRef(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<CallError | null>(null)
  const send = async (text: string, idempotencyKey: string): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    setSending(true)
    setProblem(null)
    const input = { params: { id: order_id }, body: { vendor_id, text } }
    const sent = await client.call(messageCalls.sendMessage, input, { idempotencyKey })
    running.current = false
    setSending(false)
    if (!sent.ok) {
      setProblem(sent.error)
      return false
    }
    const message = sent.answer.result
    // The message is shown immediately, because the socket may be slower, or down.
    cache.setQueryData<Conversation>(queryKeys.messages(vendor_id, order_id, version), (known) =>
      known && !known.messages.some(({ position }) => position === message.position)
        ? { ...known, messages: [...known.messages, message] }
        : known,
    )
    return true
  }
  return { send, isSending, problem }
}
