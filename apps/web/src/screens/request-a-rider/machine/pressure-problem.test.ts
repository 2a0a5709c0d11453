import { expect, it } from 'vitest'
import { recomputeProblem } from './pressure-problem.ts'

const paused = { key: 'pressure.paused', values: { until: 900 } }

it('a fee that a measure refuses meanwhile is explained by the measure', () => {
  expect(recomputeProblem({ ok: false, problem: paused })).toEqual(paused)
})

it.each([{ key: 'error.offline' }, null])(
  'a fee that cannot be requested again for %o has a general text',
  (problem) => {
    expect(recomputeProblem({ ok: false, problem })).toEqual({ key: 'error.fee.recompute' })
  },
)
