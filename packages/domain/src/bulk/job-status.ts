export const bulkStatuses = [
  'PREPROCESS_SUCCESS',
  'ORDER_PLACEMENT_SUCCESS',
  'PREPROCESS_SUCCESS_WITH_ERROR',
  'ORDER_PLACEMENT_SUCCESS_WITH_ERROR',
  'PREPROCESS_FAIL',
  'ORDER_PLACEMENT_FAIL',
  'UNKNOWN',
] as const
export type BulkStatus = (typeof bulkStatuses)[number]

/** Where an upload is: being read, waiting for its columns, read, being placed, placed, or not to be read. */
export type BulkState = 'preprocessing' | 'mapping' | 'preprocessed' | 'placing' | 'placed' | 'failed'

export interface BulkFacts {
  readonly state: BulkState
  readonly isCancelled: boolean
  /** The file is still stored, and can be read again. */
  readonly hasFile: boolean
  /** Rows with a fault. */
  readonly invalid: number
  /** Rows with none that are not placed. */
  readonly ready: number
  readonly placed: number
}

/** UNKNOWN while it is worked on, and while a person has to say what the columns are. */
export function bulkStatusOf({ state, invalid, ready, placed }: BulkFacts): BulkStatus {
  switch (state) {
    case 'failed':
      return 'PREPROCESS_FAIL'
    case 'preprocessing':
    case 'mapping':
    case 'placing':
      return 'UNKNOWN'
    case 'preprocessed':
      return invalid > 0 ? 'PREPROCESS_SUCCESS_WITH_ERROR' : 'PREPROCESS_SUCCESS'
    case 'placed':
      if (placed === 0) return 'ORDER_PLACEMENT_FAIL'
      return invalid + ready > 0 ? 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR' : 'ORDER_PLACEMENT_SUCCESS'
  }
}

export interface BulkCan {
  readonly edit: boolean
  readonly place: boolean
  readonly cancel: boolean
  /** Map the columns: the rows are read again, and their corrections are lost. */
  readonly map: boolean
}

/** The actions that a person may take on an upload now. */
export function bulkCan({ state, isCancelled, hasFile, invalid, ready, placed }: BulkFacts): BulkCan {
  const isRead = state === 'preprocessed' || state === 'placed'
  const hasLeft = invalid + ready > 0
  return {
    edit: isRead && !isCancelled && (hasLeft || state === 'preprocessed'),
    place: isRead && !isCancelled && ready > 0,
    cancel: !isCancelled && state !== 'failed' && (state !== 'placed' || hasLeft),
    map: hasFile && !isCancelled && placed === 0 && (state === 'mapping' || state === 'preprocessed'),
  }
}
