import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openApiDocument } from '../../apps/server/src/platform/http/openapi.ts'
import { differences, OPENAPI_FILE, stableJson } from './stable-json.ts'

it('docs/openapi.json is what the contract describes; otherwise run `npm run openapi`', async () => {
  const [committed, current] = [readFileSync(OPENAPI_FILE, 'utf8'), stableJson(await openApiDocument())]
  const lines = differences(JSON.parse(committed), JSON.parse(current))
  const more = lines.length > 40 ? [`and ${lines.length - 40} more`] : []
  const report = [...lines.slice(0, 40), ...more].join('\n')
  expect(report, `docs/openapi.json differs from the contract. Run: npm run openapi\n${report}\n`).toBe('')
  expect(current === committed, 'Run: npm run openapi').toBe(true)
})

describe('differences', () => {
  it('name what was added, removed and changed, each with its path', () => {
    const before = { paths: { '/a': { get: { summary: 'One' } }, '/b': {} }, tags: ['x'] }
    const after = { paths: { '/a': { get: { summary: 'Two' } }, '/c': {} }, tags: ['x', 'y'] }
    expect(differences(before, after)).toEqual([
      'changed  paths > /a > get > summary: "One" -> "Two"',
      'removed  paths > /b: {}',
      'added    paths > /c: {}',
      'added    tags > 1: "y"',
    ])
  })

  it('are none where only the order of keys and of required names differs', () => {
    expect(stableJson({ b: 1, a: { required: ['y', 'x'] } })).toBe(
      stableJson({ a: { required: ['x', 'y'] }, b: 1 }),
    )
  })
})
