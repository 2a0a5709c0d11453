import type { ReadOptions } from './workbook.ts'

/** Input of a reading thread. */
export interface ReadingTask {
  readonly bytes: Uint8Array
  readonly options: ReadOptions
}

/** The first message of a thread: its program is loaded, and reading begins. */
export const READY = 'ready'
