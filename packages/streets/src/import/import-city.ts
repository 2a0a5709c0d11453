import { clearInterval, setInterval } from 'node:timers'
import { Worker } from 'node:worker_threads'
import { isPackId } from '../pack/pack-files.ts'
import { USE_A_SMALLER_MAP } from '../pbf/index.ts'
import type { ImportRequest, ImportResult } from './make-pack.ts'

export type { ImportRequest, ImportResult } from './make-pack.ts'

/** Memory of an import in megabytes: all that the process grows by meanwhile, and of it the objects of the heap. */
export interface MemoryLimits {
  readonly total: number
  readonly heap: number
}

/** With the process that imports below 1.5 GB together. */
const usualMemory: MemoryLimits = { total: 1350, heap: 1100 }
const CHECK_MS = 10
const MEGABYTE = 1_000_000

type Message = { readonly line: string } | { readonly result: ImportResult }

/**
 * Imports an extract in a thread of its own. One that needs too much memory is ended and refused before the machine
 * falls short of it; a crash there is a refusal here.
 */
export function importCity(
  request: ImportRequest,
  onProgress?: (line: string) => void,
  memory: MemoryLimits = usualMemory,
): Promise<ImportResult> {
  if (!isPackId(request.id)) {
    return Promise.resolve({
      ok: false,
      code: 'bad-id',
      line: 'The name must have letters, digits and dashes only.',
    })
  }
  return new Promise((done) => {
    const worker = new Worker(new URL('import-worker.ts', import.meta.url), {
      workerData: request,
      resourceLimits: { maxOldGenerationSizeMb: memory.heap },
    })
    const before = process.memoryUsage.rss()
    const check = setInterval(() => {
      if (process.memoryUsage.rss() - before <= memory.total * MEGABYTE) return
      result = tooLarge(memory)
      void worker.terminate()
    }, CHECK_MS)
    let result: ImportResult = { ok: false, code: 'broken', line: 'The import ended without an answer.' }
    worker.on('message', (message: Message) => {
      if ('line' in message) return onProgress?.(message.line)
      // The pack is there.
      clearInterval(check)
      result = message.result
    })
    worker.on('error', (error) => {
      const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      result = isMemory
        ? tooLarge(memory)
        : { ok: false, code: 'broken', line: `The import failed: ${error.message}` }
    })
    worker.on('exit', () => {
      clearInterval(check)
      done(result)
    })
  })
}

const tooLarge = ({ total }: MemoryLimits): ImportResult => ({
  ok: false,
  code: 'too-large',
  line: `The import would need more than ${total} MB of memory, which is all that it may use. ${USE_A_SMALLER_MAP}`,
})
