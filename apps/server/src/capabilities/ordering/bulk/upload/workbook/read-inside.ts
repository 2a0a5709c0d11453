import { readHead, type SheetRow } from '@beckon/domain/bulk'
import { type Archive, openArchive } from './archive.ts'
import type { Shared } from './cells.ts'
import { Unreadable, type WorkbookError } from './workbook-error.ts'
import { limits } from './limits.ts'
import { findParts, type SheetPart } from './parts.ts'
import { readSheet } from './read-sheet.ts'
import { readSharedStrings } from './shared-strings.ts'
import { readStyles } from './styles.ts'
import type { ReadOptions, Workbook } from './workbook.ts'

export type WorkbookResult =
  | { readonly ok: true; readonly workbook: Workbook }
  | { readonly ok: false; readonly violation: WorkbookError }

/** Reads a workbook in this very thread, without a time-out: for the thread that is made for it. */
export async function readInside(bytes: Buffer, options: ReadOptions): Promise<WorkbookResult> {
  try {
    return { ok: true, workbook: await read(bytes, options) }
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, violation: error.violation }
    throw error
  }
}

async function read(bytes: Buffer, options: ReadOptions): Promise<Workbook> {
  const archive = await openArchive(bytes)
  const parts = await findParts(archive)
  const shared: Shared = {
    strings: await readSharedStrings(archive, parts.sharedStrings),
    styles: await readStyles(archive, parts.styles),
    from1904: parts.from1904,
  }
  const glances = await glanceAt(archive, parts.sheets, shared)
  const chosen = choose(glances, options.sheet)
  if (!chosen) throw new Unreadable('empty')
  const { rows, hiddenRows } = await readWhole(archive, chosen.sheet, shared)
  const head = readHead(rows)
  if (rows.length - (head.at + 1) > limits.rows) throw new Unreadable('too-many-rows')
  const otherSheets = glances.filter((one) => one !== chosen).map(({ sheet }) => sheet.name)
  return { sheet: chosen.sheet.name, otherSheets, head, rows, hiddenRows }
}

interface Glance {
  readonly sheet: SheetPart
  readonly rows: readonly SheetRow[]
}

/** The beginnings of the sheets that hold something. */
async function glanceAt(archive: Archive, sheets: readonly SheetPart[], shared: Shared): Promise<Glance[]> {
  const glances: Glance[] = []
  for (const sheet of sheets.slice(0, limits.glances)) {
    const bytes = await archive.open(sheet.part, limits.partBytes)
    const rows = bytes ? (await readSheet(bytes, shared, limits.above)).rows : []
    if (rows.length > 0) glances.push({ sheet, rows })
  }
  return glances
}

/** Returns the named sheet; else the one with the most recognised columns, the first of equals. */
function choose(glances: readonly Glance[], name: string | undefined): Glance | undefined {
  const named = glances.find(({ sheet }) => sheet.name === name)
  if (named) return named
  const known = ({ rows }: Glance) => Object.keys(readHead(rows).mapping).length
  return glances.toSorted((a, b) => known(b) - known(a))[0]
}

async function readWhole(archive: Archive, sheet: SheetPart, shared: Shared) {
  const bytes = await archive.open(sheet.part, limits.partBytes)
  if (!bytes) throw new Unreadable('corrupt')
  return readSheet(bytes, shared)
}
