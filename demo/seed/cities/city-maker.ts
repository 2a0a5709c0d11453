import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { CountryCode } from '@beckon/domain/country'
import type { ImportRequest, ImportResult } from '@beckon/streets'

/** An import whose file is generated first. */
export interface CityOrder extends Omit<ImportRequest, 'file'> {
  readonly country: CountryCode
  /** A folder that keeps generated files; an existing file is not generated again. */
  readonly drawnIn: string
}

/** Makes one city after the other in one worker, because its code is compiled already. */
export interface CityMaker {
  make(order: CityOrder): Promise<ImportResult>
  /** Abandons a city that is being made; packs are swapped in atomically. */
  stop(): Promise<void>
}

export function cityMaker(): CityMaker {
  let thread: { readonly worker: Worker; readonly exited: Promise<never> } | undefined
  return {
    async make(order) {
      thread ??= startThread()
      const { worker, exited } = thread
      worker.postMessage(order)
      const [result] = await Promise.race([once(worker, 'message'), exited])
      return result
    },
    async stop() {
      await thread?.worker.terminate()
    },
  }
}

function startThread() {
  const worker = new Worker(new URL('city-worker.ts', import.meta.url))
  const exited = once(worker, 'exit').then(([code]): never => {
    throw new Error(`the worker that generates cities ended with ${code}`)
  })
  exited.catch(() => undefined)
  return { worker, exited }
}
