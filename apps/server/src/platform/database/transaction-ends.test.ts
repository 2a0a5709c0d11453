import type { QueryResult } from 'pg'
import { beforeEach, expect, it } from 'vitest'
import { createTransactionEnds, WITH_COMMIT } from './transaction-ends.ts'

const answer: QueryResult = { command: 'SELECT', rowCount: 1, oid: 0, fields: [], rows: [{ one: 1 }] }
let sent: string[][]
let ends: ReturnType<typeof createTransactionEnds>

beforeEach(() => {
  sent = []
  ends = createTransactionEnds(async (statements) => {
    sent.push(statements.map(({ text }) => text))
    return answer
  })
})
const run = async (...texts: readonly string[]) => {
  for (const text of texts) await ends.query({ text, values: [] })
  return sent
}

it('a transaction begins with its first statement and ends with its last one', async () => {
  expect(await run('begin', 'a', 'b', `${WITH_COMMIT}c`, 'commit', 'd')).toEqual([
    ['begin', 'a'],
    ['b'],
    ['c', 'commit'],
    ['d'],
  ])
})

it('a transaction with one statement is sent at once', async () => {
  expect(await run('begin', `${WITH_COMMIT}a`, 'commit')).toEqual([['begin', 'a', 'commit']])
})

it.each([['commit'], ['rollback']])('a transaction without statements sends no %s', async (end) => {
  expect(await run('begin', end, 'a')).toEqual([['a']])
})

it('a rollback discards the statement that waits for the commit', async () => {
  expect(await run('begin', 'a', `${WITH_COMMIT}b`, 'rollback', 'c')).toEqual([
    ['begin', 'a'],
    ['rollback'],
    ['c'],
  ])
  expect((await run('begin', `${WITH_COMMIT}b`, 'rollback')).length).toBe(3)
})

it('an isolation level stays part of the begin', async () => {
  expect(await run('start transaction isolation level repeatable read', 'a')).toEqual([
    ['start transaction isolation level repeatable read', 'a'],
  ])
})

it('a statement returns its own rows', async () => {
  await ends.query({ text: 'begin', values: [] })
  expect((await ends.query({ text: 'a', values: [] })).rows).toEqual([{ one: 1 }])
})
