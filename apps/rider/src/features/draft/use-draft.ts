import { useCallback, useEffect, useRef, useState } from 'react'
import { useDeps } from '../../platform/deps/index.ts'
import type { Draft } from '../../platform/drafts/index.ts'

export interface DraftState {
  /** False until the stored draft is read. */
  readonly isRead: boolean
  readonly field: (name: string) => string
  readonly set: (name: string, value: string) => void
  readonly photos: (kind: string) => readonly Blob[]
  /** False where the phone has no space left. */
  readonly addPhoto: (kind: string, blob: Blob) => Promise<boolean>
  readonly removePhoto: (blob: Blob) => void
  readonly clear: () => void
}

const empty: Draft = { fields: {}, photos: [] }

/** Unconfirmed input of the rider for an order; it survives a reload. */
export function useDraft(orderId: string): DraftState {
  const { drafts } = useDeps()
  const [draft, setDraft] = useState<Draft>()
  // Two changes within one render build on each other.
  const latest = useRef(empty)
  useEffect(() => {
    let isShown = true
    void drafts.read(orderId).then((stored) => {
      if (!isShown) return
      latest.current = stored
      setDraft(stored)
    })
    return () => {
      isShown = false
    }
  }, [drafts, orderId])
  const change = useCallback(
    (next: Draft) => {
      latest.current = next
      setDraft(next)
      return drafts.write(orderId, next)
    },
    [drafts, orderId],
  )
  const { fields, photos } = draft ?? empty
  return {
    isRead: draft !== undefined,
    field: (name) => fields[name] ?? '',
    set(name, value) {
      void change({ ...latest.current, fields: { ...latest.current.fields, [name]: value } })
    },
    photos: (kind) => photos.flatMap((photo) => (photo.kind === kind ? [photo.blob] : [])),
    addPhoto: (kind, blob) =>
      change({ ...latest.current, photos: [...latest.current.photos, { kind, blob }] }),
    removePhoto(blob) {
      void change({ ...latest.current, photos: latest.current.photos.filter((one) => one.blob !== blob) })
    },
    clear() {
      latest.current = empty
      setDraft(empty)
      void drafts.clear(orderId)
    },
  }
}
