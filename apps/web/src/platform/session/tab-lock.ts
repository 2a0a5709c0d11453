import { pause } from '../clock/index.ts'

/** A value stored by another tab arrives this much later. */
const ARRIVAL_MS = 250

/**
 * Runs `work` while no other tab of this browser does; a tab that had to wait first reads what the other one stored.
 * Old browsers, and pages without a certificate, do not support it.
 */
export async function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : (navigator as Partial<Navigator>).locks
  if (!locks) return work()
  const done = await locks.request(name, { ifAvailable: true }, async (lock) =>
    lock ? { answer: await work() } : undefined,
  )
  if (done) return done.answer
  return locks.request(name, async () => {
    await pause(ARRIVAL_MS)
    return work()
  })
}
