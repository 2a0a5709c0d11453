import { readFileSync } from 'node:fs'
import { z } from 'zod'

const answers = z.record(z.string(), z.json())

/** Answers by call, as the service gave them to the shown requests; `examples.test.ts` records and checks them. */
export const ANSWERS_FILE = new URL('answers.json', import.meta.url)

export const exampleAnswers: Readonly<Record<string, unknown>> = answers.parse(
  JSON.parse(readFileSync(ANSWERS_FILE, 'utf8')),
)
