import type { ExceptionRecord } from '@beckon/contract'
import { describe, expect, it } from 'vitest'
import { isHeard, type KnownExceptions, readAll, withChanges } from './known-exceptions.ts'

const NOW = 1_000_000
const exception = (exception_id: string, change: Partial<ExceptionRecord> = {}): ExceptionRecord => ({
  exception_id,
  kind: 'no-rider',
  subject: `order:${exception_id}`,
  order: null,
  rider: null,
  facts: {},
  opened_at: NOW,
  reopenings: 0,
  owner: null,
  snoozed_until: null,
  snooze_reason: null,
  closed_at: null,
  closed_by: null,
  close_reason: null,
  changed_at: NOW,
  ...change,
})
const answer = (result: ExceptionRecord[], next = NOW) => ({ result, next, has_more: false })
const known = (...open: ExceptionRecord[]): KnownExceptions => ({ open, now: NOW })
const ids = ({ open }: KnownExceptions) => open.map(({ exception_id: id }) => id)

describe('the open exceptions after a change', () => {
  it('have new ones in the order of their opening, and no closed ones', () => {
    const changed = [
      exception('late', { opened_at: NOW + 5, changed_at: NOW + 5 }),
      exception('old', { closed_at: NOW + 3, changed_at: NOW + 3 }),
    ]
    const after = withChanges(known(exception('old'), exception('other')), answer(changed, NOW + 10))
    expect(ids(after)).toEqual(['other', 'late'])
    expect(after.now).toBe(NOW + 10)
  })

  it('keep the newer state of an exception', () => {
    const owner = { operator_id: 'ana', name: 'Ana' }
    const newer = exception('one', { owner, changed_at: NOW + 5 })
    const after = withChanges(known(newer), answer([exception('one')]))
    expect(after.open[0]?.owner).toEqual(owner)
  })
})

describe('the sound', () => {
  const listener = { operatorId: 'ana', alertOf: () => ({ sound: true, mail: false }) }
  const hears = (before: KnownExceptions, after: KnownExceptions, who = listener) =>
    isHeard(before, after, who)
  const ben = { operator_id: 'ben', name: 'Ben' }

  it('is played for an exception that opened, opened again or ended its rest', () => {
    expect(hears(known(), known(exception('one')))).toBe(true)
    expect(hears(known(exception('one')), known(exception('one', { opened_at: NOW + 60 })))).toBe(true)
    const resting = known(exception('one', { snoozed_until: NOW + 60 }))
    expect(hears(resting, { ...resting, now: NOW + 61 })).toBe(true)
  })

  it('is not played for a known one, one of another operator, one that rests, or a kind without sound', () => {
    expect(hears(known(exception('one')), known(exception('one', { changed_at: NOW + 5 })))).toBe(false)
    expect(hears(known(), known(exception('one', { owner: ben })))).toBe(false)
    expect(hears(known(), known(exception('one', { snoozed_until: NOW + 60 })))).toBe(false)
    const quiet = { ...listener, alertOf: () => ({ sound: false, mail: true }) }
    expect(hears(known(), known(exception('one')), quiet)).toBe(false)
  })
})

describe('reading all open exceptions', () => {
  const pages = [['a', 'b'], ['c', 'd'], ['e']].map((ids) => ids.map((id) => exception(id)))

  it('reads page after page, and keeps the time of the first one', async () => {
    const asked: unknown[] = []
    const all = await readAll(async (query) => {
      asked.push(query)
      const page = asked.length
      return { ...answer(pages[page - 1] ?? [], NOW + page), has_more: page < pages.length }
    })
    expect(ids(all)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect([all.now, asked]).toEqual([NOW + 1, [{}, { after: 'b' }, { after: 'd' }]])
  })

  it('ends where the service always has more', async () => {
    let calls = 0
    await readAll(async () => {
      calls += 1
      return { ...answer([exception(`${calls}`)]), has_more: true }
    })
    expect(calls).toBe(20)
  })
})
