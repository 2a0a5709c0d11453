import { Worker } from 'node:worker_threads'
import { after } from '../../../../../platform/clock.ts'
import { limits, READING_MS, STARTING_MS, threadLimits } from './limits.ts'
import type { WorkbookResult } from './read-inside.ts'
import { READY, type ReadingTask } from './reading-task.ts'
import { createSemaphore } from '../../../../../platform/semaphore.ts'
import type { ReadOptions } from './workbook.ts'

export type { WorkbookError } from './workbook-error.ts'
export type { WorkbookResult } from './read-inside.ts'
export type { ReadOptions, Workbook } from './workbook.ts'

/** Each reading may need a core and 200 MB. */
const readings = createSemaphore(2)

/**
 * Reads a workbook of orders by its content, in a thread with limits of memory and time, so that a file cannot affect
 * others. Throws only for a failure of the reader itself.
 */
export async function readWorkbook(
  bytes: Uint8Array,
  options: ReadOptions = {},
  readingMs = READING_MS,
): Promise<WorkbookResult> {
  // Not worth a thread, and the largest file of all is not worth its copy.
  if (bytes.length > limits.fileBytes) return { ok: false, violation: 'too-large' }
  return readings.runExclusive(() => inThread({ bytes, options }, readingMs))
}

async function inThread(task: ReadingTask, readingMs: number): Promise<WorkbookResult> {
  const thread = new Worker(new URL('./reading-thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: threadLimits,
    // Nothing of the process is its business.
    env: {},
    stdout: true,
    stderr: true,
  })
  const { promise, resolve, reject } = Promise.withResolvers<WorkbookResult>()
  let cancel = after(STARTING_MS, () => reject(new Error('the thread for a workbook did not start')))
  thread.on('message', (message: WorkbookResult | typeof READY) => {
    if (message !== READY) return resolve(message)
    // Only now: on a busy machine a thread may take long to start, which is no fault of the file.
    cancel()
    cancel = after(readingMs, () => resolve({ ok: false, violation: 'took-too-long' }))
  })
  thread.once('error', (error) => {
    if (isOutOfMemory(error)) resolve({ ok: false, violation: 'too-big-inside' })
    else reject(error)
  })
  thread.once('exit', () => reject(new Error('the reading of a workbook ended without an answer')))
  try {
    return await promise
  } finally {
    cancel()
    await thread.terminate()
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
