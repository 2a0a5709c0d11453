import latin from '@fontsource/noto-sans/unicode.json'
import arabic from '@fontsource/noto-sans-arabic/unicode.json'
import bengali from '@fontsource/noto-sans-bengali/unicode.json'
import khmer from '@fontsource/noto-sans-khmer/unicode.json'
import lao from '@fontsource/noto-sans-lao/unicode.json'
import myanmar from '@fontsource/noto-sans-myanmar/unicode.json'
import thai from '@fontsource/noto-sans-thai/unicode.json'

type Subsets = Readonly<Record<string, string>>

/** Earlier families win where two cover a letter. */
const families: readonly (readonly [string, Subsets])[] = [
  ['noto-sans', latin],
  ['noto-sans-arabic', arabic],
  ['noto-sans-thai', thai],
  ['noto-sans-khmer', khmer],
  ['noto-sans-myanmar', myanmar],
  ['noto-sans-bengali', bengali],
  ['noto-sans-lao', lao],
]

const files = import.meta.glob<string>(
  '../../../../node_modules/@fontsource/noto-sans{,-arabic,-thai,-khmer,-myanmar,-bengali,-lao}/files/*-400-normal.woff2',
  { query: '?url', import: 'default', eager: true },
)

const urlByFile = new Map(
  Object.entries(files).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
)

export interface FontFace {
  readonly url: string
  readonly 'unicode-range': string[]
}

/**
 * The label fonts of the map, file by file with the letters each covers: the map loads the files whose letters it draws,
 * from our own host. It draws Chinese and Japanese letters, which no file covers, in the fonts of the device.
 */
export const mapFonts: readonly FontFace[] = families.flatMap(([family, subsets]) =>
  Object.entries(subsets).flatMap(([subset, range]) => {
    const url = urlByFile.get(`${family}-${subset.replace(/[[\]]/g, '')}-400-normal.woff2`)
    return url ? [{ url, 'unicode-range': range.split(',') }] : []
  }),
)
