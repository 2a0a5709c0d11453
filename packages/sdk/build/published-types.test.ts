import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { publishedTypes } from './published-types.ts'

it('the published types name nothing of the contract', () => {
  const text = publishedTypes(readFileSync(join(import.meta.dirname, '../src/types.ts'), 'utf8'))
  expect(text).not.toMatch(/import|Calls|zod/u)
  expect(text).toContain('export type Order = {')
  expect(text).toContain('export type Money = {')
  expect(text).toMatch(/export type CancelReason = "/u)
})

it('an alias that cannot be written out stops the build', () => {
  expect(() => publishedTypes("export type A = Partial<Answer<'getOrder'>>")).toThrow('not written out')
  expect(() => publishedTypes("export type A = Answer<'nothing'>")).toThrow('no call nothing')
})
