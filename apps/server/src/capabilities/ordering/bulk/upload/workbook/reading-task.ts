import type { ReadOptions } from './workbook.ts'

/** What a reading thread is given. */
export interface ReadingTask {
  readonly bytes: Uint8Array
  readonly options: ReadOptions
}

/** What it says first: its program is loaded, and the reading begins. */
export const READY = 'ready'
