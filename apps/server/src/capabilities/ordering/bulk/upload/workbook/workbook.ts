import type { ReadHead, SheetRow } from '@beckon/domain/bulk'

export interface Workbook {
  /** The sheet that was read. */
  readonly sheet: string
  /** Other visible sheets with content; the option `sheet` selects one. */
  readonly otherSheets: readonly string[]
  /** Of `rows`: those up to its place are no orders. */
  readonly head: ReadHead
  readonly rows: readonly SheetRow[]
  /** Rows with something in them that a person or a filter has hidden: they are left out. */
  readonly hiddenRows: number
}

export interface ReadOptions {
  /** The sheet that a person chose; else the one with titles that are known, else the first. */
  readonly sheet?: string
}
