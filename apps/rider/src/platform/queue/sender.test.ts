import { expect, it, vi } from 'vitest'
import type { Pass } from './send-all.ts'
import { createSender, waitBefore } from './sender.ts'

/** A sender whose waits are run by hand. */
function senderWith(pass: () => Promise<Pass>, releaseIn?: number) {
  const waits: { delay: number; run: () => void }[] = []
  const sender = createSender({
    pass,
    nextReleaseIn: async () => releaseIn,
    after(delay, run) {
      const wait = { delay, run }
      waits.push(wait)
      return () => void waits.splice(waits.indexOf(wait), 1)
    },
    random: () => 1,
  })
  return { sender, waits }
}

it('a failed pass is repeated after waits that double up to a minute', () => {
  expect([1, 2, 3, 7, 20].map((attempt) => waitBefore(attempt, 1))).toEqual([
    1000, 2000, 4000, 60_000, 60_000,
  ])
  expect(waitBefore(1, 0)).toBe(500)
})

it('a new act begins the waits from the shortest, and a pass that succeeds ends them', async () => {
  const pass = vi.fn<() => Promise<Pass>>().mockResolvedValue('failed')
  const { sender, waits } = senderWith(pass)
  sender.wake()
  await vi.waitFor(() => expect(waits[0]?.delay).toBe(1000))
  waits[0]?.run()
  await vi.waitFor(() => expect(waits[0]?.delay).toBe(2000))
  sender.wake()
  await vi.waitFor(() => expect(waits[0]?.delay).toBe(1000))
  pass.mockResolvedValue('done')
  waits[0]?.run()
  await vi.waitFor(() => expect(waits).toEqual([]))
})

it('an act that comes while others are sent is sent after them', async () => {
  let finish = (_: Pass) => {}
  const pass = vi.fn(() => new Promise<Pass>((done) => (finish = done)))
  const { sender } = senderWith(pass)
  sender.wake()
  sender.wake()
  expect(pass).toHaveBeenCalledTimes(1)
  finish('done')
  await vi.waitFor(() => expect(pass).toHaveBeenCalledTimes(2))
})

it('an act that can be undone is sent when that time is over', async () => {
  const { sender, waits } = senderWith(async () => 'done', 10_000)
  sender.wake()
  await vi.waitFor(() => expect(waits[0]?.delay).toBe(10_000))
})

it('an error of the database is tried again', async () => {
  const { sender, waits } = senderWith(() => Promise.reject(new Error('closed')))
  sender.wake()
  await vi.waitFor(() => expect(waits[0]?.delay).toBe(1000))
})
