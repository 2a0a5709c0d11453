import { useEffect, useRef } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { useNotify } from '../../../platform/notifications/index.ts'
import { isSame, type Stored } from '../../../platform/storage/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import type { StoredRequest } from '../draft/draft-store.ts'
import type { requestMachine } from '../machine/request.machine.ts'

interface Keeping {
  /** Null without a stored draft. */
  readonly store: Stored<StoredRequest> | null
  readonly state: SnapshotFrom<typeof requestMachine>
  readonly send: ActorRefFrom<typeof requestMachine>['send']
}

/** Stores the draft until it is sent. A request that another tab has sent is not sent from here again. */
export function useStoredRequest({ store, state, send }: Keeping): void {
  const { draft, idempotencyKey: key, copied } = state.context
  const isCopy = draft === copied
  const isPushed = state.matches('pushed')
  useEffect(() => {
    if (!store) return
    const entry = store.read()
    const sent = entry?.key === key ? entry.sent : null
    store.write({ draft, key, sent, isPushed, isCopy })
  }, [store, draft, key, isPushed, isCopy])
  const notify = useNotify()
  const { t } = useTexts()
  const mine = useRef({ draft, key })
  useEffect(() => {
    mine.current = { draft, key }
  }, [draft, key])
  useEffect(
    () =>
      store?.onChange((changed) => {
        if (!changed?.isPushed || changed.key !== mine.current.key) return
        const idempotencyKey = crypto.randomUUID()
        if (!isSame(changed.draft, mine.current.draft)) {
          // Both tabs began with the same request, and this one has changed since.
          send({ type: 'NEW_KEY', idempotencyKey })
          return
        }
        send({ type: 'RESTART', idempotencyKey })
        notify(t('request.sent-elsewhere'), { kind: 'success' })
      }),
    [store, send, notify, t],
  )
}
