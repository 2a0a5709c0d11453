import { expect, it } from 'vitest'
import { joinStatements, writeOf } from './join-statements.ts'

it.each([
  ['insert into "orders" ("a") values ($1)', 'orders'],
  ['\n  INSERT INTO pgboss.job (id) select 1', 'job'],
  ['update "rider" set "a" = $1', 'rider'],
  ['delete from offer where a = 1', 'offer'],
])('%j writes %s', (text, table) => {
  expect(writeOf(text, []).table).toBe(table)
})

it('joined statements keep their values, with the parameters numbered through', () => {
  const one = writeOf('insert into a values ($1, $2)', [1, 2])
  const two = writeOf('update b set c = $1 where d = $10', [3])
  expect(joinStatements([one, two])).toEqual([
    {
      text: 'with w0 as (insert into a values ($1, $2)), w1 as (update b set c = $3 where d = $12) select 1',
      values: [1, 2, 3],
    },
  ])
})

it('a statement is never before another one that was added earlier to the same table', () => {
  const add = (table: string, value: number) => writeOf(`insert into ${table} values ($1)`, [value])
  const texts = joinStatements([add('a', 1), add('b', 2), add('a', 3), add('c', 4)]).map(
    ({ values }) => values,
  )
  expect(texts).toEqual([
    [1, 2],
    [3, 4],
  ])
})

it('notifications and checks are expressions of the last statement', () => {
  const notify = (topic: string) => writeOf('select pg_notify($1, $2)', [topic, 'x'])
  const check = writeOf('select require_free_key($1)', ['key'])
  const add = (table: string, value: number) => writeOf(`insert into ${table} values ($1)`, [value])
  const joined = joinStatements([check, add('a', 1), notify('one'), add('b', 2), add('a', 3), notify('two')])
  expect(joined.map(({ values }) => values)).toEqual([
    [1, 2],
    [3, 'key', 'one', 'x', 'two', 'x'],
  ])
  expect(joined[1]?.text).toBe(
    'with w0 as (insert into a values ($1)) select require_free_key($2), pg_notify($3, $4), pg_notify($5, $6)',
  )
})

it('notifications without another statement are one statement', () => {
  const notify = (topic: string) => writeOf('select pg_notify($1, $2)', [topic, 'x'])
  expect(joinStatements([notify('one'), notify('two')])).toEqual([
    { text: 'select pg_notify($1, $2), pg_notify($3, $4)', values: ['one', 'x', 'two', 'x'] },
  ])
})
