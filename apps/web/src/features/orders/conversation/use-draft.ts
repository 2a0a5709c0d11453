import { useMemo, useState } from 'react'
import { type Draft, draftOf } from './draft.ts'

const nothing: Draft = { text: '' }

/** The unsent message of one order. */
export function useDraft(orderId: string) {
  const kept = useMemo(() => draftOf(orderId), [orderId])
  const [draft, setDraft] = useState<Draft>(() => kept.read() ?? nothing)
  const keep = (next: Draft) => {
    setDraft(next)
    if (next.text === '') kept.clear()
    else kept.write(next)
  }
  return {
    draft,
    /** A changed text is another message, with another key. */
    write: (text: string) => keep({ text }),
    /** Stores the idempotency key before the message is sent. */
    seal: (): string => {
      const key = draft.key ?? crypto.randomUUID()
      keep({ ...draft, key })
      return key
    },
    clear: () => keep(nothing),
  }
}
