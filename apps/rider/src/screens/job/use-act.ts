import { useRef, useState } from 'react'
import { useDeps } from '../../platform/deps/index.ts'
import { type NewAct, type NewPhoto, UNDO_MS } from '../../platform/queue/index.ts'

export interface ActAdder {
  /** The phone has no space left: the last act was not done. */
  readonly isFull: boolean
  readonly add: (act: NewAct, photos?: readonly NewPhoto[]) => Promise<void>
}

/** Adds acts that can be taken back for a while. */
export function useAct(): ActAdder {
  const { acts } = useDeps()
  const [isFull, setFull] = useState(false)
  // A second press before the screen has changed is the same step.
  const isAdding = useRef(false)
  return {
    isFull,
    async add(act, photos = []) {
      if (isAdding.current) return
      isAdding.current = true
      const queued = await acts.add(act, { undoMs: UNDO_MS, photos }).finally(() => {
        isAdding.current = false
      })
      setFull(queued === undefined)
    },
  }
}
