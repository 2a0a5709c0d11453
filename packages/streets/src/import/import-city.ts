import { Worker } from 'node:worker_threads'
import { isPackId } from '../pack/pack-files.ts'
import type { ImportRequest, ImportResult } from './make-pack.ts'

export type { ImportRequest, ImportResult } from './make-pack.ts'

/** Heap limit of an import in megabytes; a city needs a tenth of it. */
const HEAP_MB = 6000

type Message = { readonly line: string } | { readonly result: ImportResult }

/** Imports an extract in a thread of its own, bounded in memory; a crash there is a refusal here. */
export function importCity(
  request: ImportRequest,
  onProgress?: (line: string) => void,
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
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
    let result: ImportResult = { ok: false, code: 'broken', line: 'The import ended without an answer.' }
    worker.on('message', (message: Message) => {
      if ('result' in message) result = message.result
      else onProgress?.(message.line)
    })
    worker.on('error', (error) => {
      const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      const line = isMemory
        ? 'The map is too large to be imported on this machine. Cut a city out of it first.'
        : `The import failed: ${error.message}`
      result = { ok: false, code: isMemory ? 'too-large' : 'broken', line }
    })
    worker.on('exit', () => done(result))
  })
}
