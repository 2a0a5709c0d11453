/** Why a file is not read. */
export type WorkbookError =
  /** Not a workbook of the XLSX kind: a CSV, a page, a picture, something else with that name. */
  | 'not-a-workbook'
  /** The kind before XLSX (.xls), or the binary one (.xlsb). */
  | 'old-format'
  | 'too-large'
  | 'encrypted'
  | 'macros'
  /** Cut, or not as a spreadsheet program writes it. */
  | 'corrupt'
  /** Unpacked it would exceed any real upload: a malicious file, or one full of empty rows. */
  | 'too-big-inside'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'cell-too-long'
  /** No visible sheet has a row. */
  | 'empty'
  | 'took-too-long'

/** Thrown inside of a reading, and only there: its index.ts answers with the fault. */
export class Unreadable extends Error {
  readonly violation: WorkbookError
  constructor(violation: WorkbookError, options?: ErrorOptions) {
    super(violation, options)
    this.violation = violation
  }
}
