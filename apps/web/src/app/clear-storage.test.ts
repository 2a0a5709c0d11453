// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { purgeUser } from './clear-storage.ts'

/** The names of all stored values of the portal. */
const names = [
  'locale',
  'color-scheme',
  'walkthrough-seen',
  'session',
  'device',
  'guest',
  'guest-orders',
  'guest-invitation',
  'vendor.u1',
  'include-outlets.u1',
  'history-filter.u1',
  'recent-searches.u1',
  'request-draft.u1.sg-1',
  'request-aside.u1.sg-1',
  'request-pushed.u1.sg-1',
  'payment.sg-1',
  'bulk.sg-1',
]
const ofTab = ['platform-token', 'request-draft.u1.sg-1', 'notices', 'return-path', 'reloaded-for']

const keysOf = (area: Storage) =>
  Object.keys(area)
    .map((key) => key.replace('beckon.', ''))
    .toSorted()

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  for (const name of names) window.localStorage.setItem(`beckon.${name}`, '1')
  for (const name of ofTab) window.sessionStorage.setItem(`beckon.${name}`, '1')
})

it('keeps nothing of the user after signing out, half-written requests included', () => {
  purgeUser()
  expect(keysOf(window.localStorage)).toEqual([
    'color-scheme',
    'device',
    'guest',
    'guest-invitation',
    'guest-orders',
    'locale',
    'session',
    'walkthrough-seen',
  ])
  // The session clears its own.
  expect(keysOf(window.sessionStorage)).toEqual(['platform-token'])
})

it('keeps values of other programs', () => {
  window.localStorage.setItem('other', '1')
  purgeUser()
  expect(window.localStorage.getItem('other')).toBe('1')
})

/** Every call of `stored`, by the first word of its name. */
function namesInSources(): string[] {
  const sources = import.meta.glob<string>(['../**/*.ts', '../**/*.tsx', '!../**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const calls = Object.values(sources).flatMap((text) => [...text.matchAll(/\bstored\([`']([a-z-]+)/gu)])
  return [...new Set(calls.map((call) => call[1] ?? ''))].toSorted()
}

it('every stored key is in the table', () => {
  const [text] = Object.values(
    import.meta.glob<string>('../ARCHITECTURE.md', { query: '?raw', import: 'default', eager: true }),
  )
  const table = text?.slice(text.indexOf('## Data stored in the browser')) ?? ''
  const described = [...table.matchAll(/`([a-z-]+)(?:\.\{[a-z]+\})?`(?=[,| ])/gu)].map((cell) => cell[1])
  const kept = namesInSources()
  expect(kept.length).toBeGreaterThan(10)
  expect(kept.filter((name) => !described.includes(name))).toEqual([])
})
