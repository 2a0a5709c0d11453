import { z } from 'zod'
import { expect, it } from 'vitest'
import { printType } from './print-type.ts'

it.each([
  ['a text', z.string(), 'string'],
  ['a whole number', z.int(), 'number'],
  ['one of two words', z.enum(['a', 'b']), '"a" | "b"'],
  ['a text that may be missing', z.string().nullable(), 'string | null'],
  ['a list', z.array(z.boolean()), 'Array<boolean>'],
  ['a pair', z.tuple([z.number(), z.string()]), '[number, string]'],
  ['a map', z.record(z.string(), z.number()), 'Record<string, number>'],
  ['anything', z.unknown(), 'unknown'],
  ['nothing', z.strictObject({}), 'Record<string, never>'],
  [
    'an object with a description and a field that may be left out',
    z.object({ a: z.string().describe('Of it.'), 'b-c': z.literal(1).optional() }),
    '{\n  /** Of it. */\n  a: string\n  "b-c"?: 1\n}',
  ],
])('%s is written as a type', (_what, schema, type) => {
  expect(printType(z.toJSONSchema(schema))).toBe(type)
})

it('a shared schema is written by its name', () => {
  expect(printType({ type: 'array', items: { $ref: '#/$defs/Money' } })).toBe('Array<Money>')
})

it('a comment cannot end early', () => {
  const schema = z.object({ a: z.string().describe('x */ y') })
  expect(printType(z.toJSONSchema(schema))).toContain('/** x *\\/ y */')
})
