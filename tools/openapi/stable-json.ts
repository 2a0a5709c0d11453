import { fileURLToPath } from 'node:url'

export const OPENAPI_FILE = fileURLToPath(new URL('../../docs/openapi.json', import.meta.url))
/** Of the calls of programs. */
export const OPENAPI_V1_FILE = fileURLToPath(new URL('../../docs/openapi-v1.json', import.meta.url))

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** Lists of names whose order means nothing. */
const sets = new Set(['required', 'tags'])

/** JSON with the keys of every object in alphabetical order, so that moved source code changes no line. */
export function stableJson(document: object): string {
  return `${JSON.stringify(sorted(JSON.parse(JSON.stringify(document))), undefined, 1)}\n`
}

function sorted(value: Json, key = ''): Json {
  if (Array.isArray(value)) {
    const items = value.map((item) => sorted(item))
    return sets.has(key) && items.every((item) => typeof item === 'string') ? items.toSorted() : items
  }
  if (!isObject(value)) return value
  const names = Object.keys(value).toSorted()
  return Object.fromEntries(names.map((name) => [name, sorted(value[name] ?? null, name)]))
}

const isObject = (value: Json | undefined): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One line for each value that was added, removed or changed, with its path. */
export function differences(before: Json | undefined, after: Json | undefined, path = ''): string[] {
  if (isComposed(before) && isComposed(after) && Array.isArray(before) === Array.isArray(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...names].flatMap((name) => differences(at(before, name), at(after, name), `${path} > ${name}`))
  }
  if (before === after) return []
  const place = path.replace(/^ > /u, '')
  if (before === undefined) return [`added    ${place}: ${short(after)}`]
  if (after === undefined) return [`removed  ${place}: ${short(before)}`]
  return [`changed  ${place}: ${short(before)} -> ${short(after)}`]
}

type Composed = readonly Json[] | { readonly [name: string]: Json }

const isComposed = (value: Json | undefined): value is Composed => typeof value === 'object' && value !== null

const at = (value: Composed, name: string): Json | undefined =>
  Array.isArray(value) ? value[Number(name)] : (value as { readonly [name: string]: Json })[name]

function short(value: Json | undefined): string {
  const text = JSON.stringify(value) ?? ''
  return text.length > 120 ? `${text.slice(0, 117)}...` : text
}
