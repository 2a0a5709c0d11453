import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { SetupError } from './setup-error.ts'

/** The content of a JSON file that a person wrote. */
export function readJson(path: string): unknown {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new SetupError([`${path} cannot be read. Check the path and its permissions.`])
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    const where = error instanceof SyntaxError ? ` (${error.message})` : ''
    throw new SetupError([`${path} is no JSON${where}. Check quotes, commas and brackets.`])
  }
}

/** Reads a mapping file; its errors name the field, what is wrong and the remedy. */
export function readMapping<Schema extends z.ZodType>(schema: Schema, path: string): z.output<Schema> {
  const read = schema.safeParse(readJson(path))
  if (read.success) return read.data
  throw new SetupError(problemsOf(read.error).map((problem) => `${path}: ${problem}`))
}

/** One sentence a field. */
export const problemsOf = (error: z.ZodError): string[] =>
  error.issues.map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`))
