import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { documentWithExamples } from '../../apps/server/src/capabilities/programs/developers/index.ts'
import { forkOf, gitIn } from '../checks/commit-subjects.ts'
import { breakingChanges } from './breaking-changes.ts'
import { OPENAPI_V1_FILE, stableJson } from './stable-json.ts'

const committed = readFileSync(OPENAPI_V1_FILE, 'utf8')
const document = documentWithExamples()

it('no change of the API of programs breaks a program that was written for the committed document', () => {
  expect(breakingChanges(JSON.parse(committed), document)).toEqual([])
})

it('docs/openapi-v1.json is what the contract describes; otherwise run `npm run openapi`', () => {
  expect(stableJson(document) === committed, 'Run: npm run openapi').toBe(true)
})

it('no change of this branch breaks a program that was written for the default branch', ({ skip }) => {
  const git = gitIn(process.cwd())
  const fork = forkOf(git)
  const before = fork === undefined ? undefined : git('show', `${fork}:docs/openapi-v1.json`)
  if (before === undefined) return skip('There is no document to compare with.')
  expect(breakingChanges(JSON.parse(before), document)).toEqual([])
})

const content = z.record(z.string(), z.looseObject({ example: z.unknown().optional() }))
const operation = z.looseObject({
  operationId: z.string(),
  parameters: z.array(z.looseObject({ required: z.boolean(), example: z.unknown().optional() })).default([]),
  requestBody: z.looseObject({ content }).optional(),
  responses: z.record(z.string(), z.looseObject({ content: content.optional() })),
})
const { paths } = z
  .looseObject({ paths: z.record(z.string(), z.record(z.string(), operation)) })
  .parse(JSON.parse(committed))
const operations = Object.values(paths).flatMap((path) => Object.values(path))

it.each(operations)('$operationId has examples of its request and its answer', (one) => {
  const success = Object.entries(one.responses).find(([status]) => status.startsWith('2'))?.[1]
  const shown = [...Object.entries(one.requestBody?.content ?? {}), ...Object.entries(success?.content ?? {})]
  // A picture has no example.
  const without = shown.filter(([type, { example }]) => type !== 'image/*' && example === undefined)
  expect(shown).not.toEqual([])
  expect(without).toEqual([])
  expect(one.parameters.filter(({ required, example }) => required && example === undefined)).toEqual([])
})
