import { readFileSync } from 'node:fs'
import { programDocument } from '@beckon/contract'
import { expect, it } from 'vitest'
import { forkOf, gitIn } from '../checks/commit-subjects.ts'
import { breakingChanges } from './breaking-changes.ts'
import { OPENAPI_V1_FILE, stableJson } from './stable-json.ts'

const committed = readFileSync(OPENAPI_V1_FILE, 'utf8')

it('no change of the API of programs breaks a program that was written for the committed document', () => {
  expect(breakingChanges(JSON.parse(committed), programDocument())).toEqual([])
})

it('docs/openapi-v1.json is what the contract describes; otherwise run `npm run openapi`', () => {
  expect(stableJson(programDocument()) === committed, 'Run: npm run openapi').toBe(true)
})

it('no change of this branch breaks a program that was written for the default branch', ({ skip }) => {
  const git = gitIn(process.cwd())
  const fork = forkOf(git)
  const before = fork === undefined ? undefined : git('show', `${fork}:docs/openapi-v1.json`)
  if (before === undefined) return skip('There is no document to compare with.')
  expect(breakingChanges(JSON.parse(before), programDocument())).toEqual([])
})
