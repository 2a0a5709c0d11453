import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type ErrorCode, errorCodes, programErrorOf } from '@beckon/contract'
import { expect, it } from 'vitest'

const source = new URL('../src/', import.meta.url).pathname

/** Folders and files with the use cases that the calls of programs share with the portal, and what is below all calls. */
const shared = [
  'platform/http',
  'platform/auth',
  'capabilities/programs/api',
  'capabilities/parties/drop-offs/address-book.ts',
  'capabilities/parties/programs/recognise-program.ts',
  'capabilities/parties/vendors/acting-for.ts',
  'capabilities/ordering/pressure/refuse-delivery.ts',
  'capabilities/ordering/pricing',
  'capabilities/ordering/orders/create',
  'capabilities/ordering/orders/change',
  'capabilities/ordering/bulk',
  'capabilities/money/payments/post-money.ts',
  'capabilities/fulfilment/decisions',
  'capabilities/fulfilment/proofs/index.ts',
  'capabilities/fulfilment/sharing/links.ts',
]

/** Codes in these sources that no call of programs answers, with the reason. */
const others: Readonly<Partial<Record<ErrorCode, string>>> = {
  'auth.password-common': 'Only passwords of people.',
  'auth.password-weak': 'Only passwords of people.',
  'bulk.columns-missing': 'Only mapping columns in the portal.',
  'order.link-limit': 'Only sending a link as a text, by operators.',
  'photo.invalid': 'Only photos that riders send.',
  'photo.too-large': 'Only photos that riders send.',
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(path, name))
}

/** The codes that a text names. */
const codesIn = (text: string): ErrorCode[] =>
  (Object.keys(errorCodes) as ErrorCode[]).filter((code) => text.includes(`'${code}'`))

const found = new Set(
  shared.flatMap((path) =>
    filesIn(join(source, path)).flatMap((file) => codesIn(readFileSync(file, 'utf8'))),
  ),
)

it('every code that a use case of programs can answer is in the catalogue of errors', () => {
  expect(found.size).toBeGreaterThan(40)
  const missing = [...found].filter((code) => programErrorOf(code) === undefined && !(code in others))
  expect(missing).toEqual([])
})

it('names no code as one of others that programs can get or that the sources do not have', () => {
  const known = Object.keys(others) as ErrorCode[]
  expect(known.filter((code) => !found.has(code) || programErrorOf(code) !== undefined)).toEqual([])
})

it('finds a code in a text only where it is written whole', () => {
  expect(codesIn("refuse('order.invalid')")).toEqual(['order.invalid'])
  expect(codesIn("refuse('order.invalid-x')")).toEqual([])
})
