import type { ReadHead, SheetRow } from '@beckon/domain/bulk'

/** Why a file is not read. */
export type WorkbookFault =
  /** Not a workbook of the XLSX kind: a CSV, a page, an old .xls, something else with that name. */
  | 'not-a-workbook'
  | 'too-large'
  | 'encrypted'
  | 'macros'
  /** Cut, or not as a spreadsheet program writes it. */
  | 'corrupt'
  /** Unpacked it would be more than anybody's orders: made to do harm, or full of what is no row. */
  | 'too-big-inside'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'cell-too-long'
  /** No sheet has a row. */
  | 'empty'
  | 'took-too-long'

export interface Workbook {
  /** The sheet that was read. */
  readonly sheet: string
  /** Others that are visible and hold something; `sheet` of the options reads one of them. */
  readonly otherSheets: readonly string[]
  /** Of `rows`: those up to its place are no orders. */
  readonly head: ReadHead
  readonly rows: readonly SheetRow[]
}

export interface ReadOptions {
  /** The sheet that a person chose; else the one with titles that are known, else the first. */
  readonly sheet?: string
}

export type ReadWorkbook = (
  bytes: Uint8Array,
  options?: ReadOptions,
) => Promise<
  { readonly ok: true; readonly workbook: Workbook } | { readonly ok: false; readonly fault: WorkbookFault }
>
