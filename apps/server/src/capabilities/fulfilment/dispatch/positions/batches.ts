interface Waiting<T> {
  readonly item: T
  readonly done: () => void
  readonly failed: (error: unknown) => void
}

const MOST = 500

/**
 * Writes items together: those that arrive while a batch is being written are the next one. An item alone is written at
 * once. The promise of an item settles with its batch.
 */
export function createBatches<T>(write: (items: readonly T[]) => Promise<void>): (item: T) => Promise<void> {
  const waiting: Waiting<T>[] = []
  let isWriting = false
  async function writeAll(): Promise<void> {
    isWriting = true
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MOST)
      try {
        await write(batch.map(({ item }) => item))
        for (const { done } of batch) done()
      } catch (error) {
        for (const { failed } of batch) failed(error)
      }
    }
    isWriting = false
  }
  return (item) =>
    new Promise((done, failed) => {
      waiting.push({ item, done, failed })
      if (!isWriting) void writeAll()
    })
}
