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
    /** Other words are another message. */
    write: (text: string) => keep({ text }),
    /** About to be sent, by this key. */
    seal: (): string => {
      const key = draft.key ?? crypto.randomUUID()
      keep({ ...draft, key })
      return key
    },
    clear: () => keep(nothing),
  }
}
