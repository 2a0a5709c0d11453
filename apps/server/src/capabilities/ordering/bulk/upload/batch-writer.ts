/** Writes items, before which `at` others were written. Returns false where they are no longer wanted. */
type WriteBatch<T> = (items: readonly T[], at: number) => Promise<boolean>

interface BatchWriter<T> {
  add(items: readonly T[]): void
  /** False after a write that was refused or has failed. */
  isAccepted(): boolean
  /** Waits for the last write. Returns whether all were accepted; fails as a write failed. */
  end(): Promise<boolean>
}

/** Writes items while the next ones are prepared. Those that are added during a write are written together after it. */
export function createBatchWriter<T>(write: WriteBatch<T>): BatchWriter<T> {
  let waiting: T[] = []
  let [at, isAccepted] = [0, true]
  let writing = Promise.resolve()
  const writeWaiting = async () => {
    if (!isAccepted || waiting.length === 0) return
    const items = waiting
    waiting = []
    isAccepted = await write(items, at)
    at += items.length
  }
  return {
    add(items) {
      waiting.push(...items)
      writing = writing.then(writeWaiting)
      // The end fails with it as well.
      writing.catch(() => {
        isAccepted = false
      })
    },
    isAccepted: () => isAccepted,
    async end() {
      await writing
      return isAccepted
    },
  }
}
