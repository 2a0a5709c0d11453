import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Vocabulary, vocabulary } from './vocabulary.ts'

const data = new URL('data/', import.meta.url)
const record = z.record(z.string(), z.unknown())
type Data = z.infer<typeof record>

/** A vocabulary for every country that is served: the files of `data` that are named after a country. */
export const vocabularies: readonly Vocabulary[] = readdirSync(data)
  .filter((name) => /^[a-z]{2}\.json$/u.test(name))
  .toSorted()
  .map(readVocabulary)

/** Countries of one language share a file, which `extends` names; their own values replace or complete the shared ones. */
function readVocabulary(name: string): Vocabulary {
  const { extends: base, ...own } = readData(name)
  const merged = base === undefined ? own : merge(readData(`${z.string().parse(base)}.json`), own)
  const parsed = vocabulary.safeParse(merged)
  if (!parsed.success) throw new Error(`vocabulary ${name}: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

function readData(name: string): Data {
  return record.parse(JSON.parse(readFileSync(new URL(name, data), 'utf8')))
}

/** Merges objects at every depth; lists are replaced. */
function merge(base: Data, own: Data): Data {
  const merged = Object.entries(own).map(([key, value]) => {
    const [before, after] = [record.safeParse(base[key]), record.safeParse(value)]
    return [key, before.success && after.success ? merge(before.data, after.data) : value] as const
  })
  return { ...base, ...Object.fromEntries(merged) }
}
