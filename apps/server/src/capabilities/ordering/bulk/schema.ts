import type { BulkColumn, BulkState, ReadRow, RowCells, RowDraft } from '@beckon/domain/bulk'
import type { CountryCode } from '@beckon/domain/country'
import type { Generated } from 'kysely'
import type { Big, Instant, Json } from '../../../platform/database/column-types.ts'
import type { FileColumns } from '../../../platform/files/file-columns.ts'

export interface SheetColumn {
  readonly index: number
  readonly letters: string
  readonly heading: string
  readonly samples: readonly string[]
  readonly column: BulkColumn | null
}

export interface SheetReading {
  /** The sheet that was read, and others that hold something. */
  readonly sheet: string
  readonly otherSheets: readonly string[]
  /** Rows that a user or a filter has hidden. */
  readonly hiddenRows: number
  /** Rows below the titles that are no orders. */
  readonly leftOut: readonly { readonly row: number; readonly why: 'titles' | 'total' | 'example' }[]
}

/** The file as it came is deleted once the rows are all that counts. */
export interface BulkJobTable extends FileColumns {
  vendor_id: string
  job_id: string
  country: CountryCode
  /** BCP 47 language of the uploading user. */
  language: string
  file_name: string
  created_by: string
  created_by_name: string
  created_at: Instant
  state: BulkState
  done: Generated<number>
  total: Generated<number>
  /** Text key of the reason why the file cannot be read, or why placing ended. */
  failure: string | null
  cancelled_at: Instant | null
  /** Last heartbeat: a running job with an old one has lost its process. */
  worked_at: Instant
  /** Grows whenever what can be placed of it may have changed. */
  version: Generated<number>
  /** The version that a person last agreed to. */
  placed_version: number | null
  /** How often the work on it has failed. */
  faults: Generated<number>
  sheet: Json<SheetColumn[]> | null
  /** The content that was read from the file; null before. */
  reading: Json<SheetReading> | null
  /** Size of the file as it came. */
  file_bytes: Big
}

export interface StoredBulkProblem {
  readonly column: ReadRow['violations'][number]['column'] | null
  readonly code: string
  readonly severity: 'error' | 'warning'
}

export interface BulkPlace {
  readonly latitude: number
  readonly longitude: number
  readonly address: string
  readonly precision: 'building' | 'street' | 'place' | 'town'
  /** The user's pin, or a found place that the user accepted. */
  readonly confirmed: boolean
  /** A misspelt or ambiguous street and number: the found address may be accepted. */
  readonly right_door?: boolean
  /** The found address was accepted: the order has it instead of the written one. */
  readonly taken?: boolean
}

export interface BulkRowTable {
  vendor_id: string
  job_id: string
  /** As the spreadsheet program counts. */
  row_number: number
  /** `queued`: a person has agreed to its fee, and it is placed as soon as its turn comes. */
  state: 'ready' | 'faulty' | 'removed' | 'queued' | 'placed'
  cells: Json<RowCells>
  draft: Json<RowDraft>
  problems: Json<StoredBulkProblem[]>
  has_warning: boolean
  place: Json<BulkPlace> | null
  fee_minor: Big | null
  amount_minor: Big
  is_cash: boolean
  /** Of the quote for it. */
  signature: string | null
  order_id: string | null
  placed_at: Instant | null
}

/** The vendor's meaning of a heading; null for an ignored column. */
export interface BulkMappingTable {
  vendor_id: string
  /** Folded. */
  heading: string
  field: string | null
  changed_at: Instant
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    bulk_job: BulkJobTable
    bulk_row: BulkRowTable
    bulk_mapping: BulkMappingTable
  }
}
