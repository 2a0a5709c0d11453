import type { Names } from '../model.ts'
import type { Tags } from '../osm/osm-data.ts'

/** Further names people know a thing by, kept under private-use language tags so that they can be searched. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  int_name: 'x-int',
  alt_name: 'x-alt',
  short_name: 'x-short',
  official_name: 'x-official',
  loc_name: 'x-local',
}

const LANGUAGE = /^[a-z]{2,3}(?:[-_][A-Za-z0-9]+)*$/

/** The local name with every `name:<language>`; undefined for things without a name. */
export function namesOf(tags: Tags): Names | undefined {
  const local = tags['name']?.trim() ?? ''
  if (local === '' || !/[\p{L}\p{N}]/u.test(local)) return undefined
  const byLanguage: Record<string, string> = {}
  for (const [key, value] of Object.entries(tags)) {
    const name = value.trim()
    if (name === '') continue
    const language = key.startsWith('name:') ? key.slice('name:'.length) : ''
    if (LANGUAGE.test(language)) byLanguage[language] = name
    const other = OTHER_NAMES[key]
    if (other !== undefined) addOther(byLanguage, other, name)
  }
  return { local, byLanguage }
}

function addOther(byLanguage: Record<string, string>, tag: string, value: string): void {
  value.split(';').forEach((name, nth) => {
    if (name.trim() !== '') byLanguage[nth === 0 ? tag : `${tag}-${nth + 1}`] = name.trim()
  })
}

/** Merges the names of two pieces of one street; the first piece takes precedence. */
export function mergeNames(a: Names, b: Names): Names {
  return { local: a.local, byLanguage: { ...b.byLanguage, ...a.byLanguage } }
}
