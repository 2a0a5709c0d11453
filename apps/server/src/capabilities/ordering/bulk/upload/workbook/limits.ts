import { FILE_BYTES, FILE_ROWS } from '@beckon/domain/limits'

/**
 * Limits of a file. Each is far above what a workbook with ten thousand orders needs; together they keep a reading
 * below 300 MB of memory and ten seconds, whatever the file.
 */
export const limits = {
  fileBytes: FILE_BYTES,
  /** Files in the archive: sheets, pictures, themes. */
  entries: 2000,
  /** Of one unpacked part, and of all parts that are read. People format a million empty rows. */
  partBytes: 160_000_000,
  allBytes: 200_000_000,
  /** Of the parts that only describe: contents, relations, the list of sheets, styles. */
  smallPartBytes: 8_000_000,
  /** Without a tag or the end of a text in between. A cell holds 32,767 letters, each of which may be written with six. */
  unreported: 300_000,
  depth: 64,
  sheets: 100,
  /** Sheets whose beginnings are looked at when one is to be chosen. */
  glances: 12,
  /** Rows with content: the orders and the lines above them. */
  rows: FILE_ROWS,
  above: 30,
  columns: 200,
  cellLength: 32_767,
  cells: 500_000,
  /** Letters of all cells together. */
  text: 12_000_000,
  sharedStrings: 1_000_000,
  sharedText: 40_000_000,
  merges: 20_000,
  mergedCells: 500_000,
  styles: 70_000,
} as const

/** Of the thread that reads. Beyond it the file was made to do harm. */
export const threadLimits = {
  maxOldGenerationSizeMb: 160,
  maxYoungGenerationSizeMb: 16,
  stackSizeMb: 4,
} as const

export const READING_MS = 8000
/** Until its program is loaded, with the whole machine busy. */
export const STARTING_MS = 60_000
