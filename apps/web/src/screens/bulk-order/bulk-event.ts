import type { BulkJob } from '@beckon/contract'

export interface ChosenColumn {
  readonly index: number
  readonly column: string | null
}

export type BulkEvent =
  | { readonly type: 'FILE'; readonly file: File }
  /** An upload from the history, or from the address. */
  | { readonly type: 'OPEN'; readonly jobId: string }
  | { readonly type: 'NEW_FILE' }
  | { readonly type: 'COLUMNS' }
  | { readonly type: 'MAP'; readonly columns: readonly ChosenColumn[] }
  | { readonly type: 'SHEET'; readonly sheet: string }
  | { readonly type: 'PLACE' }
  | { readonly type: 'CONFIRM' }
  | { readonly type: 'BACK' }
  | { readonly type: 'CANCEL' }
  | { readonly type: 'JOB'; readonly job: BulkJob }
  | { readonly type: 'LOST' }

/** The answer, or the text key of the reason of its failure. */
export type BulkResult =
  | { readonly ok: true; readonly job: BulkJob }
  | { readonly ok: false; readonly key: string | null }
