import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { CountryCode } from '@beckon/domain/country'
import type { ImportRequest, ImportResult } from '@beckon/streets'

/** An import whose file is drawn first. */
export interface CityOrder extends Omit<ImportRequest, 'file'> {
  readonly country: CountryCode
  /** A folder that keeps drawn files; one that is there already is not drawn again. */
  readonly drawnIn: string
}

/** Makes one city after the other; the thread that it has learnt on is kept for the next one. */
export interface CityMaker {
  make(order: CityOrder): Promise<ImportResult>
  /** A city that is being made is left: it is swapped in whole or not at all. */
  stop(): Promise<void>
}

export function cityMaker(): CityMaker {
  let thread: { readonly worker: Worker; readonly gone: Promise<never> } | undefined
  return {
    async make(order) {
      thread ??= startThread()
      const { worker, gone } = thread
      worker.postMessage(order)
      const [result] = await Promise.race([once(worker, 'message'), gone])
      return result
    },
    async stop() {
      await thread?.worker.terminate()
    },
  }
}

function startThread() {
  const worker = new Worker(new URL('city-worker.ts', import.meta.url))
  const gone = once(worker, 'exit').then(([code]): never => {
    throw new Error(`the drawing of cities ended with ${code}`)
  })
  gone.catch(() => undefined)
  return { worker, gone }
}
