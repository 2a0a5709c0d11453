// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from '../store/index.ts'
import type { Session, SessionState } from './session.ts'
import { IDLE_SECONDS, watchIdle } from './watch-idle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  end()
  vi.useRealTimers()
})

let end: () => void = () => undefined

function watched() {
  const logOut = vi.fn(async () => ({ ok: true, answer: {} }) as never)
  const state = createStore<SessionState>({ status: 'in', me: {} as never })
  const session: Session = {
    state,
    load: async () => undefined,
    begin: () => undefined,
    end: () => undefined,
    logOut,
  }
  end = watchIdle(session)
  return logOut
}

it('an operator without a key or a pointer for an hour is logged out', () => {
  const logOut = watched()
  vi.advanceTimersByTime((IDLE_SECONDS - 60) * 1000)
  expect(logOut).not.toHaveBeenCalled()
  vi.advanceTimersByTime(90_000)
  expect(logOut).toHaveBeenCalled()
})

it('an operator whose browser forbids storage is not logged out before the hour', () => {
  const forbidden = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const logOut = watched()
  vi.advanceTimersByTime(60_000)
  expect(logOut).not.toHaveBeenCalled()
  forbidden.mockRestore()
})

it('an operator who uses the console stays', () => {
  const logOut = watched()
  for (let times = 0; times < 3; times += 1) {
    vi.advanceTimersByTime(((IDLE_SECONDS * 2) / 3) * 1000)
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'j' }))
  }
  expect(logOut).not.toHaveBeenCalled()
})
