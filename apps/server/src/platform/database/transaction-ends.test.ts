import type { QueryResult } from 'pg'
import { beforeEach, expect, it } from 'vitest'
import { BEFORE_COMMIT, BEFORE_NEXT, createTransactionEnds } from './transaction-ends.ts'

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
const write = (table: string) => `${BEFORE_COMMIT}insert into "${table}" values (1)`
const written = (table: string) => `insert into "${table}" values (1)`

it('a transaction begins with its first statement and ends with what waits for the commit', async () => {
  expect(await run('begin', 'select 1', 'select 2', write('a'), 'commit', 'select 3')).toEqual([
    ['begin', 'select 1'],
    ['select 2'],
    [written('a'), 'commit'],
    ['select 3'],
  ])
})

it('a transaction of one statement is sent as that statement alone', async () => {
  expect(await run('begin', write('a'), 'commit', 'rollback')).toEqual([[written('a')]])
})

it('a transaction that only writes and has an isolation level keeps its begin', async () => {
  const begin = 'start transaction isolation level serializable'
  expect(await run(begin, write('a'), 'commit')).toEqual([[begin, written('a'), 'commit']])
})

it('writes of different tables become one statement, a second write to a table another one', async () => {
  expect(await run('begin', write('a'), write('b'), write('a'), 'commit')).toEqual([
    ['begin', `with w0 as (${written('a')}), w1 as (${written('b')}) select 1`, written('a'), 'commit'],
  ])
})

it.each([['commit'], ['rollback']])('a transaction without statements sends no %s', async (end) => {
  expect(await run('begin', end, 'select 1')).toEqual([['select 1']])
})

it('a rollback discards what waits for the commit', async () => {
  expect(await run('begin', 'select 1', write('a'), 'rollback', 'begin', write('b'), 'rollback')).toEqual([
    ['begin', 'select 1'],
    ['rollback'],
  ])
})

it('a deferred write is sent before a statement that names its table', async () => {
  expect(await run('begin', write('a'), 'select 1 from "b"', 'select 1 from "a"', 'commit')).toEqual([
    ['begin', 'select 1 from "b"'],
    [written('a'), 'select 1 from "a"'],
    ['commit'],
  ])
})

it('a check that may raise waits for the commit, and is sent before a statement that writes', async () => {
  const check = `${BEFORE_COMMIT}select require_free_key('a')`
  expect(await run('begin', check, 'select 1', 'commit', 'begin', check, 'update b set c = 1')).toEqual([
    ['begin', 'select 1'],
    ["select require_free_key('a')", 'commit'],
    ['begin', "select require_free_key('a')", 'update b set c = 1'],
  ])
})

it('a deferred write is sent before any statement that writes', async () => {
  expect(await run('begin', write('a'), 'update b set c = 1', 'commit')).toEqual([
    ['begin', written('a'), 'update b set c = 1'],
    ['commit'],
  ])
})

it('a lock is sent with the next statement, before it and before what waits for the commit', async () => {
  const lock = `${BEFORE_NEXT}select pg_advisory_xact_lock(1)`
  const sentLock = 'select pg_advisory_xact_lock(1)'
  expect(
    await run(
      'begin',
      lock,
      'select 1',
      write('a'),
      lock,
      'select 1 from "a"',
      'rollback',
      'begin',
      lock,
      'commit',
    ),
  ).toEqual([
    ['begin', sentLock, 'select 1'],
    [sentLock, written('a'), 'select 1 from "a"'],
    ['rollback'],
    ['begin', sentLock, 'commit'],
  ])
})

it('outside a transaction such a write is sent at once', async () => {
  expect(await run(write('a'), 'begin', write('b'), 'commit', write('c'))).toEqual([
    [written('a')],
    [written('b')],
    [written('c')],
  ])
})

it('an isolation level stays part of the begin', async () => {
  expect(await run('start transaction isolation level repeatable read', 'select 1')).toEqual([
    ['start transaction isolation level repeatable read', 'select 1'],
  ])
})

it('a statement that cannot wait is refused when it is added', async () => {
  await run('begin')
  await expect(run(`${BEFORE_COMMIT}with a as (select 1) select 1`)).rejects.toThrow(
    'no statement that may wait',
  )
})
