import { useRef, useState } from 'react'
import { useDeps } from '../../platform/deps/index.ts'
import { type AddOptions, type NewAct, UNDO_MS } from '../../platform/queue/index.ts'

export interface ActAdder {
  /** The phone has no space left: the last act was not done. */
  readonly isFull: boolean
  /** False where nothing was added: the phone is full, or another act is being added. */
  readonly add: (act: NewAct, options?: AddOptions) => Promise<boolean>
}

/** Adds acts, which can be taken back for a while unless the options differ. */
export function useAct(): ActAdder {
  const { acts } = useDeps()
  const [isFull, setFull] = useState(false)
  // A second press before the screen has changed is the same step.
  const isAdding = useRef(false)
  return {
    isFull,
    async add(act, options = {}) {
      if (isAdding.current) return false
      isAdding.current = true
      const queued = await acts.add(act, { undoMs: UNDO_MS, ...options }).finally(() => {
        isAdding.current = false
      })
      setFull(queued === undefined)
      return queued !== undefined
    },
  }
}
