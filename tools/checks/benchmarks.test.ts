import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { benchmarkNames, benchmarkRows, rowProblem } from './benchmarks.ts'

const names = benchmarkNames(readFileSync('bench/run.ts', 'utf8'))
const rows = benchmarkRows(readFileSync('docs/bench.md', 'utf8'))

it('docs/bench.md has rows of every benchmark, and of no other', () => {
  expect(names.length).toBeGreaterThan(10)
  expect([...new Set(rows.map(({ benchmark }) => benchmark))].toSorted()).toEqual(names.toSorted())
})

it('each row has a figure, a limit, a date and what to do', () => {
  expect(rows.flatMap((row) => rowProblem(row) ?? [])).toEqual([])
})

it('reads the names of benchmarks and the rows of a table', () => {
  expect(benchmarkNames('const rows: Record<string, F> = {\n  streets,\n  orderCreate,\n}\n')).toEqual([
    'streets',
    'orderCreate',
  ])
  const [row] = benchmarkRows('| a | b |\n| `streets` | 5 ms | 1 | 2026-11-24 | look |\n')
  expect(row).toEqual({ benchmark: 'streets', cells: ['5 ms', '1', '2026-11-24', 'look'] })
})

it.each([
  ['without a date', ['5 ms', '1', 'today', 'look']],
  ['with an empty cell', ['5 ms', '', '2026-11-24', 'look']],
  ['with a cell less', ['5 ms', '1', '2026-11-24']],
])('finds a row %s', (_, cells) => expect(rowProblem({ benchmark: 'streets', cells })).toBeDefined())
