import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { type Area, englishAreas, folder, textsIn } from './english-areas.ts'
import { keysOfSheet } from './sheet.ts'

/**
 * Reads `12 text` in each line, `12.few text` for a plural form, and merges them into the files of a
 * language. Returns the numbers of the sheet without a line.
 */
export async function importTranslations(tag: string, sheet: string, answers: string): Promise<string[]> {
  const keys = keysOfSheet(sheet)
  const texts = new Map<string, string>()
  const left = new Set(keys.keys())
  for (const line of answers.split('\n')) {
    const { number, form, text } =
      /^(?<number>\d+)(?:\.(?<form>[a-z]+))? (?<text>.+)$/u.exec(line)?.groups ?? {}
    const key = keys.get(number ?? '')
    if (key === undefined || text === undefined) continue
    texts.set(form === undefined ? key : `${key}_${form}`, text.trim())
    left.delete(number ?? '')
  }
  mkdirSync(`${folder}/${tag}`, { recursive: true })
  const areas = await englishAreas()
  const written: Area[] = []
  for (const area of areas) if (await writeArea(tag, area, texts)) written.push(area)
  writeFileSync(`${folder}/${tag}/index.ts`, indexOf(tag, written))
  return [...left].map((number) => `${number}\t${keys.get(number)}`)
}

async function writeArea(tag: string, area: Area, answers: ReadonlyMap<string, string>): Promise<boolean> {
  const path = `${folder}/${tag}/${area.file}.ts`
  const before = existsSync(path) ? textsIn(await import(`../../${path}`), area.name) : {}
  const all = new Map([...Object.entries(before), ...answers])
  const lines = area.keys.flatMap((key) =>
    ['', '_zero', '_one', '_two', '_few', '_many', '_other'].flatMap((form) => {
      const text = all.get(key + form)
      return text === undefined ? [] : [`  '${key}${form}': ${quoted(text)},`]
    }),
  )
  if (lines.length === 0) return false
  writeFileSync(
    path,
    [
      "import type { AreaOf } from '../../area.ts'",
      `import type { ${area.name} as source } from '../en/${area.file}.ts'`,
      '',
      `export const ${area.name} = {`,
      ...lines,
      '} as const satisfies AreaOf<typeof source>',
      '',
    ].join('\n'),
  )
  return true
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

function indexOf(tag: string, areas: readonly Area[]): string {
  const name = tag.replace('-', '')
  const sorted = areas.toSorted((one, other) => (one.file < other.file ? -1 : 1))
  return [
    ...sorted.map((area) => `import { ${area.name} } from './${area.file}.ts'`),
    '',
    `export const ${name} = {`,
    ...areas.map((area) => `  ...${area.name},`),
    '} as const',
    '',
  ].join('\n')
}
