import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { inOrder } from './suites.ts'

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

/** The suites that a script of package.json runs, in the way in which run-suites.ts chooses them. */
const suitesOf = (script: string): string[] => {
  const words = (scripts[script] ?? '').replace(/^node tools\/test\.mjs\s*/u, '').split(' ')
  expect(words.filter((word) => !inOrder.some(({ name }) => name.includes(word)))).toEqual([])
  return inOrder.map(({ name }) => name).filter((name) => words.some((word) => name.includes(word)))
}

it('npm run lint and npm run typecheck together run every check, and no test', () => {
  const checks = inOrder.filter(({ read, name }) => !read && name !== 'build').map(({ name }) => name)
  expect([...suitesOf('lint'), ...suitesOf('typecheck')].toSorted()).toEqual(checks.toSorted())
  expect(suitesOf('typecheck').every((name) => name.startsWith('types of '))).toBe(true)
})
