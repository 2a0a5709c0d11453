import { parentPort, workerData } from 'node:worker_threads'
import { readInside } from './read-inside.ts'
import type { ReadOptions } from './workbook.ts'

/** What a reading thread is given. */
export interface ReadingTask {
  readonly bytes: Uint8Array
  readonly options: ReadOptions
}

const { bytes, options } = workerData as ReadingTask
parentPort?.postMessage(await readInside(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), options))
