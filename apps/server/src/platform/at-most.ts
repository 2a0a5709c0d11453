import { after } from './clock.ts'

/** Too much work waits already. The HTTP answer is 503, which asks to try again later. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError'
}

/** Gives a place back; twice is once. */
type GiveBack = () => void

/** So many places, first come first served; who waits longer than that for one is sent away. */
export function places(most: number, patienceMs?: number): () => Promise<GiveBack> {
  let taken = 0
  const waiting = new Set<() => void>()
  const waitForOne = () =>
    new Promise<void>((resolve, reject) => {
      const turn = () => {
        cancel()
        resolve()
      }
      const sendAway = () => {
        waiting.delete(turn)
        reject(new OverloadedError('waited too long for a permit'))
      }
      const cancel = patienceMs === undefined ? () => undefined : after(patienceMs, sendAway)
      waiting.add(turn)
    })
  function giveBack(): void {
    const [next] = waiting
    // Whoever ends hands its place on, so that nobody slips in between.
    if (!next) taken -= 1
    else {
      waiting.delete(next)
      next()
    }
  }
  return async () => {
    if (taken < most) taken += 1
    else await waitForOne()
    let isMine = true
    return () => {
      if (isMine) giveBack()
      isMine = false
    }
  }
}

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Runs so many at a time and lets the others wait. */
export function atMost(most: number, patienceMs?: number): InTurn {
  const take = places(most, patienceMs)
  return async (work) => {
    const giveBack = await take()
    try {
      return await work()
    } finally {
      giveBack()
    }
  }
}
