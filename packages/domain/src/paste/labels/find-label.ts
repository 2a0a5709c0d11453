import { fold } from '../fold.ts'
import * as asia from './asia.ts'
import * as europe from './europe.ts'
import type { LabelledField, Labels, Role } from './label.ts'
import * as latin from './latin.ts'
import * as southAndWestAsia from './south-and-west-asia.ts'

const { pictures, ...spoken } = southAndWestAsia

const languages: readonly Labels[] = [latin, europe, asia, spoken].flatMap((group) => Object.values(group))

/** The words of all tables, folded; the first table that has a word wins. */
function collect<Key extends string>(
  tables: readonly Readonly<Partial<Record<Key, string>>>[],
): Map<string, Key> {
  const found = new Map<string, Key>()
  for (const table of tables) {
    for (const [key, words] of Object.entries(table) as [Key, string][]) {
      for (const word of words.split('|')) if (!found.has(fold(word))) found.set(fold(word), key)
    }
  }
  return found
}

const fieldOf = collect<LabelledField>(languages.map(({ roles: _, ...fields }) => fields))
const roleOf = collect<Role>(languages.map((language) => language.roles ?? {}))
const pictureOf = collect<LabelledField>([pictures])
const longest = Math.max(...[...fieldOf.keys(), ...roleOf.keys()].map((word) => word.length))

export interface Label {
  readonly field: LabelledField
  readonly role: Role | null
  readonly end: number
  readonly isPicture: boolean
}

/** The longest label that begins at `at`: a field, a role, or both in either order ("recipient phone", "nama penerima"). */
export function findLabel(folded: string, at: number): Label | null {
  const picture = longestWord(pictureOf, folded, at)
  if (picture) return { field: picture.key, role: null, end: picture.end, isPicture: true }
  const field = longestWord(fieldOf, folded, at)
  const role = longestWord(roleOf, folded, at)
  const withRole = role ? fieldBehind(folded, role.end) : null
  if (role && withRole && withRole.end > (field?.end ?? 0)) {
    return { field: withRole.key, role: role.key, end: withRole.end, isPicture: false }
  }
  if (field && field.end >= (role?.end ?? 0)) return fieldWithRole(folded, field)
  return role ? { field: 'destination', role: role.key, end: role.end, isPicture: false } : null
}

function fieldWithRole(folded: string, field: Word<LabelledField>): Label {
  const role = longestWord(roleOf, folded, skipSpaces(folded, field.end))
  return role && isDelimited(folded, role.end)
    ? { field: field.key, role: role.key, end: role.end, isPicture: false }
    : { field: field.key, role: null, end: field.end, isPicture: false }
}

interface Word<Key> {
  readonly key: Key
  readonly end: number
}

function fieldBehind(folded: string, end: number): Word<LabelledField> | null {
  const possessive = /^(?:'s|s'|のお|の|的|-)?/u.exec(folded.slice(end, end + 3))?.[0] ?? ''
  return longestWord(fieldOf, folded, skipSpaces(folded, end + possessive.length))
}

function longestWord<Key>(words: Map<string, Key>, folded: string, at: number): Word<Key> | null {
  for (let length = Math.min(longest, folded.length - at); length > 0; length -= 1) {
    const key = words.get(folded.slice(at, at + length))
    if (key !== undefined && isWordEnd(folded, at + length)) return { key, end: at + length }
  }
  return null
}

const isLetter = (unit: string): boolean => /[\p{L}\p{M}]/u.test(unit)

/** Scripts that write words without spaces between them. */
export const isUnspaced = (unit: string): boolean =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u.test(unit)

function isWordEnd(folded: string, end: number): boolean {
  const next = folded.charAt(end)
  if (isUnspaced(folded.charAt(end - 1))) return !/\p{M}/u.test(next)
  return !isLetter(next)
}

/** Whether a label may begin here. */
export function isWordStart(folded: string, at: number): boolean {
  const before = folded.charAt(at - 1)
  return !isLetter(before) || isUnspaced(before)
}

export function skipSpaces(folded: string, at: number): number {
  let end = at
  while (folded.charAt(end) === ' ' || folded.charAt(end) === '\t') end += 1
  return end
}

const isDelimited = (folded: string, at: number): boolean => delimiterEnd(folded, at) !== null

/** Where the value begins behind a colon or its like; `null` where there is none. */
export function delimiterEnd(folded: string, at: number): number | null {
  const found =
    /^[ \t.#*_~]{0,4}(?:\([^)\n]{0,30}\))?[ \t*_~"]{0,4}(?:[:=/】\]」|→]|-+>?(?=[ \t\d]))[ \t*_~]{0,4}/u.exec(
      folded.slice(at, at + 60),
    )
  return found ? at + found[0].length : null
}

/** The label that a whole text is, such as the title of a column. */
export function wholeLabel(folded: string): Label | null {
  const label = findLabel(folded, 0)
  return label?.end === folded.length ? label : null
}
