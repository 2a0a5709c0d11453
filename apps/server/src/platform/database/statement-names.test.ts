import { expect, it } from 'vitest'
import { createStatementNames } from './statement-names.ts'

it('a statement gets a name from the second time on, and keeps it', () => {
  const names = createStatementNames()
  expect(names.of('select 1')).toBeUndefined()
  const name = names.of('select 1')
  expect(name).toBeDefined()
  expect(names.of('select 1')).toBe(name)
})

it('different statements have different names, also after a renewal', () => {
  const names = createStatementNames()
  const all = new Set<string | undefined>()
  for (const text of ['a', 'b', 'a', 'b']) all.add(names.of(text))
  names.renew()
  for (const text of ['a', 'b', 'a', 'b']) all.add(names.of(text))
  all.delete(undefined)
  expect(all.size).toBe(4)
})

it('at most 400 statements have names', () => {
  const names = createStatementNames()
  const texts = Array.from({ length: 500 }, (_, index) => `select ${index}`)
  for (const text of texts) names.of(text)
  expect(texts.map((text) => names.of(text)).filter((name) => name !== undefined)).toHaveLength(400)
})
