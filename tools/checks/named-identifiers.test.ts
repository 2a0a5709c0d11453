import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { commentsOf, quotedNames, wordsOfCode } from './named-identifiers.ts'

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => existsSync(path))
const sources = tracked.filter((path) => /\.(?:tsx?|mjs)$/u.test(path))
const documents = tracked.filter((path) => path.endsWith('.md') && path !== 'CHANGELOG.md')

/** Names of libraries, and examples of names. */
const foreign = new Set([
  'allowImportingTsExtensions',
  'erasableSyntaxOnly',
  'rootDirs',
  'reqId',
  'zodSchema',
  'CustomerName',
])

it('every identifier and file that a comment or document names in backticks exists', () => {
  const texts = new Map(sources.map((path) => [path, readFileSync(path, 'utf8')]))
  const known = new Set([...texts.values()].flatMap(wordsOfCode))
  for (const path of tracked) known.add(basename(path))
  const named = [
    ...[...texts].flatMap(([path, text]) => quotedNames(commentsOf(text)).map((name) => ({ path, name }))),
    ...documents.flatMap((path) => quotedNames(readFileSync(path, 'utf8')).map((name) => ({ path, name }))),
  ]
  expect(named.length).toBeGreaterThan(300)
  expect(named.filter(({ name }) => !known.has(name) && !foreign.has(name))).toEqual([])
})

it('finds compound identifiers and bare files in backticks, and nothing else', () => {
  const text =
    '`placeOrder()`, `OrderRow`, `place-order.ts`, `order`, `orders.order_id`, `npm run x`, `a/b.ts`'
  expect(quotedNames(text)).toEqual(['placeOrder', 'OrderRow', 'place-order.ts'])
})

it('reads words of the code, not of its comments', () => {
  const source = "/** `oldName` */\nconst newName = ['wireName', 'it calls aName'] // laterName\n"
  expect(wordsOfCode(source)).toEqual(['const', 'newName', 'wireName'])
  expect(quotedNames(commentsOf(source))).toEqual(['oldName'])
})
