import { expect, it } from 'vitest'
import { OtherLoad, type Process } from './other-load.ts'

/** Process tables as `pid parent seconds`, one after the other. */
function tables(...all: readonly (readonly string[])[]): () => ReadonlyMap<string, Process> {
  const left = all.map(
    (rows) =>
      new Map(
        rows.map((row) => {
          const [pid = '', parent = '', seconds = ''] = row.split(' ')
          return [pid, { id: `${pid} started`, parent, seconds: Number(seconds) }]
        }),
      ),
  )
  return () => left.shift() ?? new Map()
}

it('counts the processor time of processes that this one did not start', () => {
  const load = new OtherLoad('10', tables(['10 1 5', '20 1 100'], ['10 1 9', '20 1 103', '30 20 2']))
  load.sample()
  expect(load.seconds).toBe(5)
})

it('does not count children, their children, or a child whose parent has ended', () => {
  const start = ['10 1 0', '11 10 1', '12 11 1']
  const load = new OtherLoad('10', tables(start, ['10 1 0', '11 10 9', '12 11 9'], ['10 1 0', '12 1 20']))
  load.sample()
  load.sample()
  expect(load.seconds).toBe(0)
})
