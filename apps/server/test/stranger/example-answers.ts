import { writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ANSWERS_FILE, exampleAnswers } from '../../src/capabilities/programs/developers/examples/answers.ts'

/** Answers by call. Those that the shown request of a call does not get from a new order or upload are kept as they are. */
const recorded = new Map<string, unknown>()

/** Remembers an answer of the service for the pages, without what differs from run to run. */
export const recordAnswer = (name: string, text: string): void =>
  void recorded.set(name, shortened(JSON.parse(withoutSecrets(name, text))))

const SHORT_ENTRY = 200

/** Lists have their first entry, and two where they are short. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shortened)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      if (!/^(?:data|days)$/u.test(name) || !Array.isArray(part)) return [name, shortened(part)]
      const isShort = JSON.stringify(part[0] ?? '').length < SHORT_ENTRY
      return [name, part.slice(0, isShort ? 2 : 1)]
    }),
  )
}

/** Writes the remembered answers into the file of the pages. */
export function writeAnswers(): void {
  const all = { ...exampleAnswers, ...Object.fromEntries(recorded) }
  const sorted = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => a.localeCompare(b, 'en')))
  const path = fileURLToPath(ANSWERS_FILE)
  writeFileSync(path, JSON.stringify(sorted, null, 2))
  spawnSync('node_modules/.bin/oxfmt', [path])
}

/** Ids, links and secrets are those of the shown requests, or cut. */
const withoutSecrets = (name: string, text: string): string =>
  text
    .replaceAll(/test\.shop-[\w-]+/gu, /Bulk/u.test(name) ? 'SG-SHOP-9C1E44' : 'SG-SHOP-01J9ZK3V7T4QX')
    .replaceAll('test.shop', 'SG-SHOP')
    .replaceAll('Shop shop', 'Cake shop')
    .replaceAll('Mei NoRider', 'Mei Lin')
    .replaceAll(/"eyJ[\w-]+\.[\w.~-]+"/gu, '"eyJhbGciOiJFZERTQSJ9.…"')
    .replaceAll(/whsec_[\w+/=-]+/gu, 'whsec_…')
    .replaceAll(/http:\/\/[\w.-]+:\d+\/([\w./-]+#t=)[\w-]+/gu, 'https://sg.example.com/$1…')
    .replaceAll(/http:\/\/127\.0\.0\.1:9\/\w*/gu, 'https://shop.example.com/beckon')
    .replaceAll(/\bwe_[\w-]+/gu, 'we_4Qm')
    .replaceAll(/\bevt_[\w-]+/gu, 'evt_9Xk')
    .replaceAll(/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gu, 'a1')

/**
 * The fields that one of two answers has and the other does not, at any depth. Null and an empty list stand for any value;
 * of lists as many entries are compared as the shorter one has.
 */
export function differences(one: unknown, other: unknown, place = 'answer'): string[] {
  if (isEmpty(one) || isEmpty(other)) return []
  if (Array.isArray(one) && Array.isArray(other)) {
    const both = one.slice(0, other.length)
    return both.flatMap((entry, at) => differences(entry, other[at], `${place}[${at}]`))
  }
  if (isObject(one) && isObject(other)) {
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
    return names.flatMap((name) =>
      name in one && name in other
        ? differences(one[name], other[name], `${place}.${name}`)
        : [`${place}.${name}`],
    )
  }
  return typeof one === typeof other ? [] : [`${place}: ${typeof one} and ${typeof other}`]
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
