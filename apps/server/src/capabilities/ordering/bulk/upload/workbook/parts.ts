import { posix } from 'node:path'
import type { Archive } from './archive.ts'
import { Unreadable } from './workbook-error.ts'
import { limits } from './limits.ts'
import { attributeOf, isTrue, readXml } from './read-xml.ts'

/** A sheet as the list of sheets has it. */
export interface SheetPart {
  readonly name: string
  readonly part: string
}

/** Where everything is in a workbook. */
export interface WorkbookParts {
  /** The visible sheets, in order. */
  readonly sheets: readonly SheetPart[]
  readonly sharedStrings: string | undefined
  readonly styles: string | undefined
  readonly from1904: boolean
}

interface Relation {
  readonly type: string
  readonly target: string
}

const CONTENTS = '[content_types].xml'
const SPREADSHEET = /spreadsheetml\.(?:sheet|template)\.main\+xml$/iu
const WITH_MACROS = /macroEnabled\.(?:main|template)|vbaProject|macrosheet/iu
const BINARY = /sheet\.binary/iu

/** Finds the parts of a workbook from its root relationships. Refused: other kinds of files that are archives too, and macros. */
export async function findParts(archive: Archive): Promise<WorkbookParts> {
  await checkContents(archive)
  const front = await relationsOf(archive, '')
  const workbook = [...front.values()].find(({ type }) => type === 'officedocument')?.target
  if (workbook === undefined || !archive.has(workbook)) throw new Unreadable('not-a-workbook')
  const relations = await relationsOf(archive, workbook)
  const { sheets, from1904 } = await readWorkbookPart(archive, workbook)
  const targetOf = (type: string) => [...relations.values()].find((one) => one.type === type)?.target
  return {
    sheets: sheets.flatMap(({ name, id }) => {
      const relation = relations.get(id)
      return relation?.type === 'worksheet' ? [{ name, part: relation.target }] : []
    }),
    sharedStrings: targetOf('sharedstrings'),
    styles: targetOf('styles'),
    from1904,
  }
}

async function checkContents(archive: Archive): Promise<void> {
  const types = new Set<string>()
  const found = await readPart(archive, CONTENTS, (_, attributes) => {
    const type = attributeOf(attributes, 'ContentType')
    if (type !== undefined) types.add(type)
  })
  if (!found) throw new Unreadable('not-a-workbook')
  const some = (pattern: RegExp) => [...types].some((type) => pattern.test(type))
  if (some(BINARY)) throw new Unreadable('old-format')
  if (some(WITH_MACROS) || archive.names.some((name) => name.endsWith('vbaproject.bin'))) {
    throw new Unreadable('macros')
  }
  if (!some(SPREADSHEET)) throw new Unreadable('not-a-workbook')
}

/** Relations of a part (of the package itself: of ''), by their ids; what lies outside of the file is left out. */
async function relationsOf(archive: Archive, part: string): Promise<Map<string, Relation>> {
  const folder = posix.dirname(part)
  const file = posix.join(folder, '_rels', `${posix.basename(part)}.rels`)
  const relations = new Map<string, Relation>()
  await readPart(archive, file, (name, attributes) => {
    if (name !== 'Relationship' || attributes['TargetMode']?.toLowerCase() === 'external') return
    const { Id: id, Type: type = '', Target: target = '' } = attributes
    if (id === undefined || relations.size >= limits.entries) return
    relations.set(id, {
      type: type.slice(type.lastIndexOf('/') + 1).toLowerCase(),
      target: insideOf(folder, target),
    })
  })
  return relations
}

/** Resolves a path of the archive; paths above its root are invalid. */
function insideOf(folder: string, target: string): string {
  const path = posix.resolve('/', folder, decoded(target.replaceAll('\\', '/')))
  return path.slice(1).toLowerCase()
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    // A percent sign that stands for itself.
    return target
  }
}

async function readWorkbookPart(archive: Archive, part: string) {
  const sheets: { name: string; id: string }[] = []
  let from1904 = false
  await readPart(archive, part, (name, attributes) => {
    if (name === 'workbookPr') from1904 = isTrue(attributes['date1904'])
    const { state = 'visible' } = attributes
    const id = attributeOf(attributes, 'id')
    if (name !== 'sheet' || id === undefined || state !== 'visible') return
    if (sheets.length >= limits.sheets) throw new Unreadable('too-big-inside')
    sheets.push({ name: attributes['name'] ?? '', id })
  })
  return { sheets, from1904 }
}

type OnOpen = (name: string, attributes: Readonly<Record<string, string>>) => void

/** Reads a part and passes on each of its tags. False where there is no such part. */
async function readPart(archive: Archive, part: string, open: OnOpen): Promise<boolean> {
  const bytes = await archive.open(part, limits.smallPartBytes)
  if (bytes) await readXml(bytes, { open })
  return bytes !== undefined
}
