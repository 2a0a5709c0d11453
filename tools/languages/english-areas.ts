import { readFileSync } from 'node:fs'
import { baseKeys } from '@beckon/texts/plurals'
import { catalogues } from '@beckon/texts/catalogues'

export const folder = 'packages/texts/src/catalogues'

/** An area of the English source: its file, and what the file exports. */
export interface Area {
  readonly file: string
  readonly name: string
  /** In the order of the file, a counted key once. */
  readonly keys: readonly string[]
}

/** Every area, in the order of the English index. */
export async function englishAreas(): Promise<Area[]> {
  const index = readFileSync(`${folder}/en/index.ts`, 'utf8')
  const found = [...index.matchAll(/import \{ (?<name>\w+) \} from '\.\/(?<file>[\w-]+)\.ts'/gu)]
  return Promise.all(found.map(({ groups }) => areaOf(groups?.['name'] ?? '', groups?.['file'] ?? '')))
}

async function areaOf(name: string, file: string): Promise<Area> {
  const texts = textsIn(await import(`../../${folder}/en/${file}.ts`), name)
  const known = new Set(baseKeys(texts))
  const inOrder = Object.keys(texts).map((key) => (known.has(key) ? key : key.replace(/_[a-z]+$/u, '')))
  return { file, name, keys: [...new Set(inOrder)] }
}

/** The texts that a file of an area exports. */
export function textsIn(module: unknown, name: string): Record<string, string> {
  const found: unknown = Object.entries(Object(module)).find(([one]) => one === name)?.[1]
  return Object.fromEntries(
    Object.entries(Object(found)).filter((one): one is [string, string] => typeof one[1] === 'string'),
  )
}

export const englishOf = (key: string): string =>
  catalogues.en[key] ?? `${catalogues.en[`${key}_one`]} | ${catalogues.en[`${key}_other`]}`
