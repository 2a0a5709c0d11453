import { useMemo, useState } from 'react'
import { type Draft, draftOf } from './draft.ts'

const nothing: Draft = { text: '' }

/** The unsent message of one order. */
export function useDraft(orderId: string) {
  const stored = useMemo(() => draftOf(orderId), [orderId])
  const [draft, setDraft] = useState<Draft>(() => stored.read() ?? nothing)
  const store = (next: Draft) => {
    setDraft(next)
    if (next.text === '') stored.clear()
    else stored.write(next)
  }
  return {
    draft,
    /** A changed text is another message, with another key. */
    write: (text: string) => store({ text }),
    /** Stores the idempotency key before the message is sent. */
    seal: (): string => {
      const key = draft.key ?? crypto.randomUUID()
      store({ ...draft, key })
      return key
    },
    clear: () => store(nothing),
  }
}
