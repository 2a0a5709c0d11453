import { pause } from '../clock/index.ts'

/** What another tab has stored arrives here a moment later. */
const ARRIVAL_MS = 250

/**
 * Does something while no other tab of this browser does the same; whoever had to wait sees first what the other one
 * stored. Old browsers, and pages without a certificate, cannot.
 */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
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
