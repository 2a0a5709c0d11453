import { expect, it } from 'vitest'
import { linksIn } from './links.ts'

it.each([
  ['Link a_-1', ['Link'], { Link: 'a_-1' }],
  ['Receipt a.b.c', ['Link', 'Receipt'], { Receipt: 'a.b.c' }],
  ['Receipt a.b.c', ['Link'], {}],
  ['Link a', [], {}],
  ['Bearer a', ['Link'], {}],
  ['Link ', ['Link'], {}],
  ['Link a b', ['Link'], {}],
  [`Link ${'a'.repeat(1001)}`, ['Link'], {}],
  [undefined, ['Link'], {}],
] as const)('%j holds of the kinds %j the tokens %j', (authorization, schemes, tokens) =>
  expect(linksIn(authorization, schemes)).toEqual(tokens),
)
