// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { classicSession as session } from '../session/session-store.ts'
import { stored } from './stored.ts'

const schema = z.object({ count: z.number() })

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
})

it('gives back what it kept', () => {
  const one = stored('one', schema)
  one.write({ count: 3 })
  expect(stored('one', schema).read()).toEqual({ count: 3 })
  one.clear()
  expect(one.read()).toBeUndefined()
})

it.each(['{"count":"3"}', '{', 'null', '[]', ''])('takes %s for nothing', (text) => {
  window.localStorage.setItem('beckon.one', text)
  expect(stored('one', schema).read()).toBeUndefined()
})

it('keeps what is of a tab in the tab', () => {
  stored('one', schema, { ofTab: true }).write({ count: 1 })
  expect(stored('one', schema).read()).toBeUndefined()
  expect(stored('one', schema, { ofTab: true }).read()).toEqual({ count: 1 })
})

it('a change by another tab is validated like any other', () => {
  const notified = vi.fn()
  const end = stored('one', schema).onChange(notified)
  const change = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  change('beckon.one', '{"count":4}')
  change('beckon.other', '{"count":5}')
  change('beckon.one', '{"nonsense":1}')
  change(null, null)
  end()
  change('beckon.one', '{"count":6}')
  expect(notified.mock.calls).toEqual([[{ count: 4 }], [undefined], [undefined]])
})

it('goes on without storage where the browser forbids it', () => {
  const forbidden = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const one = stored('one', schema)
  expect(() => one.write({ count: 1 })).not.toThrow()
  expect(one.read()).toBeUndefined()
  expect(forbidden).toHaveBeenCalled()
  forbidden.mockRestore()
})

it('does not take a session that lacks a token', () => {
  const whole = {
    user: { id: 'u', email: 'e' },
    accessToken: 'a',
    idToken: 'i',
    refreshToken: 'r',
    expires: 1,
  }
  expect(session.safeParse(whole).success).toBe(true)
  for (const part of Object.keys(whole)) {
    expect(session.safeParse({ ...whole, [part]: undefined }).success, part).toBe(false)
  }
})
