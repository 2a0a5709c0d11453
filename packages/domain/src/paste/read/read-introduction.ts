import { anyOf } from '../any-of.ts'
import { nameScore } from '../classify.ts'
import type { SourceRange } from '../pasted-order.ts'
import type { MessageReader } from '../reading.ts'

/** Two words with capitals behind these are a name; a single one may be a day or a feast. */
const openings =
  "this is|it's|its|i'm|im|i am|ich bin|hier ist|jag är|jeg er|olen|jestem|tady|tu|ja sam|ovde|si|ako si|saya|είμαι|ја сам|овде"
/** Behind these there is always a name. */
const namings =
  "my name's|mein name ist|ich heiße|jag heter|jeg heter|jeg hedder|nimeni on|nazywam się|jmenuji se|zovem se|με λένε|зовем се"
/** "2 cakes to Siti Rahman pls". */
const directions =
  'to|for|send to|deliver to|attn|kepada|untuk|para kay|para sa|kay|fur|an|pre|pro|za|dla|do|til|till|για|за'
const closings = 'here|speaking|vagyok'

const any = (words: string): string => anyOf(words.split('|'))
const person = String.raw`(?<name>\p{L}[\p{L}\p{M}'.-]*(?: \p{L}[\p{L}\p{M}'.-]*){0,4})`
interface Introduction {
  readonly pattern: RegExp
  /** Words of a name that are needed. */
  readonly least: number
}

const directed = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?<opener>(?:${any(directions)}) )${person}(?! ?\d)`,
  'dgu',
)
const introductions: readonly Introduction[] = [
  { pattern: new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${any(openings)}) ${person}`, 'dgu'), least: 2 },
  { pattern: new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${any(namings)}) ${person}`, 'dgu'), least: 1 },
  {
    pattern: new RegExp(String.raw`(?<![\p{L}\p{M}])${person} (?:${any(closings)})(?![\p{L}])`, 'dgu'),
    least: 2,
  },
]

/** The name in "Hi, it's Mai Tan from yesterday". Found only where capitals show the end of the name. */
export function introducedName({ text, folded, segments }: MessageReader): SourceRange | null {
  for (const { field, start, end } of segments) {
    if (field !== null) continue
    for (const { pattern, least } of introductions) {
      for (const { indices } of folded.slice(start, end).matchAll(pattern)) {
        const [from, to] = indices?.groups?.['name'] ?? [0, 0]
        const range = capitals(text, [start + from, start + to], least)
        if (range && nameScore(text.slice(...range), folded.slice(...range)) > least) return range
      }
    }
  }
  return null
}

/** The words in a row that begin with a capital; `null` for fewer than `least`. */
function capitals(text: string, [from, to]: SourceRange, least: number): SourceRange | null {
  const row = /\p{Lu}[\p{L}\p{M}'’.-]*(?: \p{Lu}[\p{L}\p{M}'’.-]*)*/u.exec(text.slice(from, to))
  if (!row || row[0].split(' ').length < least) return null
  const start = from + row.index
  return [start, start + row[0].replace(/[.'’-]+$/u, '').length]
}

/** Whom it goes to, in the middle of a sentence: two words with capitals that are no place. */
export function directedName({ text, folded, segments }: MessageReader): SourceRange | null {
  for (const { field, start, end } of segments) {
    if (field !== null && field !== 'description') continue
    for (const { indices } of folded.slice(start, end).matchAll(directed)) {
      const [from, to] = indices?.groups?.['name'] ?? [0, 0]
      const range = capitals(text, [start + from, start + to], 2)
      const isFirst = range?.[0] === start + from
      if (range && isFirst && nameScore(text.slice(...range), folded.slice(...range)) >= 3) return range
    }
  }
  return null
}

/** Where the word begins that leads to a name. */
export function openerOf({ folded }: MessageReader, name: SourceRange): number {
  const before = folded.slice(0, name[0])
  const found = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${any(directions)}) $`, 'u').exec(before)
  return found ? found.index : name[0]
}
