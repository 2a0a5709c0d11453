import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { environment } from './environment.ts'
import { problemsOf, readJson } from './read-json.ts'
import { SetupError } from './setup-error.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Reads a file named by a variable that ends in `_FILE`. */
function fileOf(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    throw new SetupError([`${name} names ${path}, which cannot be read. Check the path and its permissions.`])
  }
}

/**
 * Settings of a file, replaced one by one by variables of the environment: `collection_point` is `BECKON_COLLECTION_POINT`.
 * Each can be in a file of its own, which `BECKON_…_FILE` or `…_file` names.
 */
export function readSettings<Shape extends z.ZodObject>(
  schema: Shape,
  configPath: string | undefined,
  env: Environment = environment,
): z.output<Shape> {
  const given = configPath === undefined ? {} : { ...asObject(configPath) }
  const names = Object.keys(schema.shape)
  const values: Record<string, unknown> = {}
  for (const name of names) {
    const variable = `BECKON_${name.toUpperCase()}`
    const ownFile =
      env[`${variable}_FILE`] ?? (env[variable] === undefined ? given[`${name}_file`] : undefined)
    const value =
      typeof ownFile === 'string' ? fileOf(`${variable}_FILE`, ownFile) : (env[variable] ?? given[name])
    if (value !== undefined) values[name] = value
    delete given[name]
    delete given[`${name}_file`]
  }
  const unknown = Object.keys(given).map((name) => `${name}: is no setting. Remove it, or see --help.`)
  const read = schema.safeParse(values)
  if (read.success && unknown.length === 0) return read.data
  const wrong = read.success ? [] : problemsOf(read.error)
  throw new SetupError([...wrong, ...unknown].map((problem) => `Setting ${problem}`))
}

function asObject(path: string): Record<string, unknown> {
  const value = readJson(path)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw new SetupError([`${path} must be a JSON object: {"url": "…"}.`])
}
