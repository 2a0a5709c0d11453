import { type Part, zipOf } from './zip.ts'

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function chances(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface Dice {
  /** A whole number below. */
  below(most: number): number
  of<Item>(items: readonly [Item, ...Item[]]): Item
}

const diceOf = (chance: () => number): Dice => ({
  below: (most) => Math.floor(chance() * most),
  of: (items) => items[Math.floor(chance() * items.length)] ?? items[0],
})

/** A workbook with one to four things wrong in it; the same for the same seed. */
export function spoil(seeds: readonly Part[][], seed: number): Buffer {
  const dice = diceOf(chances(seed))
  let parts: readonly Part[] = seeds[dice.below(seeds.length)] ?? []
  let isInside = false
  for (let left = 1 + dice.below(3); left > 0; left -= 1) {
    const kind = dice.below(5)
    if (kind === 4) continue
    parts = [spoilBytes, spoilTag, spoilValue, spoilParts][kind]?.(parts, dice) ?? parts
    isInside = true
  }
  const bytes = zipOf(parts)
  return isInside && dice.below(3) > 0 ? bytes : spoilArchive(bytes, dice)
}

type Spoiler = (parts: readonly Part[], dice: Dice) => readonly Part[]

/** One part is changed. */
function changed(
  parts: readonly Part[],
  dice: Dice,
  change: (text: string) => string | Buffer,
): readonly Part[] {
  // Mostly the sheets, where most of the reading is.
  const sheets = parts.filter(({ name }) => name.includes('sheet'))
  const from = dice.below(3) > 0 ? sheets : parts
  const chosen = from[dice.below(from.length)]
  return parts.map((part) => (part === chosen ? { ...part, bytes: change(String(part.bytes)) } : part))
}

const spoilBytes: Spoiler = (parts, dice) =>
  changed(parts, dice, (text) => {
    const bytes = Buffer.from(text)
    for (let left = 1 + dice.below(12); left > 0 && bytes.length > 0; left -= 1) {
      bytes[dice.below(bytes.length)] = dice.below(256)
    }
    return dice.below(6) === 0 ? bytes.subarray(0, dice.below(bytes.length + 1)) : bytes
  })

const inserts = [
  '<!DOCTYPE x [<!ENTITY a "b"><!ENTITY c "&a;&a;">]>',
  '&a;',
  '&#0;',
  '&#x10FFFF;',
  '<![CDATA[<row r="1">]]>',
  '<!-- <c> -->',
  '<?pi x?>',
  '<c r="A1"><c r="A2"><v>1</v></c></c>',
  '<row r="2"><row r="1">',
  '</row>',
  '<c t="s"><v>-1</v></c>',
  '<c t="s"><v>1e9</v></c>',
  '<c t="s"><v/></c>',
  '<c t="d"><v>99999-99-99T99</v></c>',
  '<c s="99999"><v>1e308</v></c>',
  '<c s="2"><v>-46350</v></c>',
  '<c s="2"><v>2958465.99999</v></c>',
  '<c t="inlineStr"><is><t>_xD800__x0000__xFFFF_</t></is></c>',
  '<c><f>1</f></c>',
  '<c r="XFD1048576"><v>1</v></c>',
  '<mergeCell ref="A1:XFD1048576"/>',
  '<mergeCell ref="Z9:A1"/>',
  '<sheet name="x" sheetId="9" r:id="rId1"/>',
  '<Relationship Id="rId1" Type="x/worksheet" Target="../../../../etc/passwd"/>',
  '<Relationship Id="rId1" Type="x/worksheet" Target="http://x/" TargetMode="External"/>',
  '\u0000',
  '\uD800',
  '\u202E',
  'x'.repeat(5000),
  '<a>'.repeat(100),
  '6.59123E+10',
  "=cmd|'/c calc'!A0",
] as const

/** Tags are taken out, doubled, exchanged or put in. */
const spoilTag: Spoiler = (parts, dice) =>
  changed(parts, dice, (text) => {
    const tags = [...text.matchAll(/<[^>]*>/gu)]
    const one = tags[dice.below(tags.length)]
    const other = tags[dice.below(tags.length)]
    if (!one || !other) return text
    const [before, after] = [text.slice(0, one.index), text.slice(one.index + one[0].length)]
    return dice.of([
      () => before + after,
      () => before + one[0].repeat(1 + dice.below(200)) + after,
      () => before + other[0] + after,
      () => before + dice.of(inserts) + one[0] + after,
      () => before + text.slice(other.index, other.index + 400) + after,
    ])()
  })

const values = [
  '',
  '-1',
  '0',
  '1e999',
  'NaN',
  '99999999999999999999',
  'XFD1',
  'A0',
  'ZZZZZZ99',
  's',
  'str',
  'inlineStr',
  'b',
  'e',
  'd',
  'rId1',
  'hidden',
  '1',
  '/xl/worksheets/sheet1.xml',
  '..\\..\\x',
  '%00%zz',
  '[h]:mm',
  'yyyy"',
  '[$-',
  '\\',
  '#'.repeat(300),
] as const

/** Replaces the value of an attribute or the text between two tags. */
const spoilValue: Spoiler = (parts, dice) =>
  changed(parts, dice, (text) => {
    const found = [...text.matchAll(dice.of([/(?<==")[^"]*(?=")/gu, /(?<=>)[^<>]+(?=<)/gu]))]
    const one = found[dice.below(found.length)]
    if (!one) return text
    const value = dice.of([() => dice.of(values), () => found[dice.below(found.length)]?.[0] ?? ''])()
    return text.slice(0, one.index) + value + text.slice(one.index + one[0].length)
  })

/** Removes, swaps or renames parts, declares a wrong size, or stores them uncompressed. */
const spoilParts: Spoiler = (parts, dice) => {
  const [at, other] = [dice.below(parts.length), dice.below(parts.length)]
  const [one, two] = [parts[at], parts[other]]
  if (!one || !two) return parts
  const replaced = (part: Part) => parts.map((each) => (each === one ? part : each))
  return dice.of([
    () => parts.filter((each) => each !== one),
    () => replaced({ ...one, bytes: two.bytes }),
    () => replaced({ ...one, name: two.name }),
    () =>
      replaced({ ...one, name: dice.of(['../x', '/x', 'a\\b', '', 'x'.repeat(3000), 'xl/vbaProject.bin']) }),
    () => replaced({ ...one, statedSize: dice.of([0, 1, 1_000_000, 2 ** 31, 2 ** 32 - 1]) }),
    () => replaced({ ...one, isStored: true }),
    () => replaced({ ...one, isEncrypted: true }),
    () =>
      replaced({ ...one, bytes: Buffer.from(`\uFEFF${String(one.bytes)}`, dice.of(['utf8', 'utf16le'])) }),
    () => replaced({ ...one, packed: Buffer.from(String(two.bytes)) }),
    () => [...parts, { ...one, name: `${one.name}x` }],
  ])()
}

/** The bytes of the archive itself: some changed, its headers among them, or some missing. */
function spoilArchive(whole: Buffer, dice: Dice): Buffer {
  const bytes = Buffer.from(whole)
  const somewhere = () => dice.below(bytes.length)
  return dice.of([
    () => {
      for (let left = 1 + dice.below(20); left > 0; left -= 1) bytes[somewhere()] = dice.below(256)
      return bytes
    },
    () => {
      bytes[somewhere()] = (bytes[0] ?? 0) ^ (1 << dice.below(8))
      return bytes
    },
    () => {
      // The end of the archive contains the central directory.
      for (let left = 1 + dice.below(6); left > 0; left -= 1) {
        bytes[Math.max(0, bytes.length - 1 - dice.below(600))] = dice.of([0, 1, 0x7f, 0x80, 0xff])
      }
      return bytes
    },
    () => bytes.subarray(0, somewhere()),
    () => Buffer.concat([bytes, bytes.subarray(somewhere())]),
    () => {
      const at = somewhere()
      return Buffer.concat([
        bytes.subarray(0, at),
        bytes.subarray(Math.min(bytes.length, at + dice.below(64))),
      ])
    },
  ])()
}
