import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Manifest } from '../../platform/client/index.ts'
import { isOutdated } from './is-outdated.ts'
import { CHECK_MS, RELOAD_MS, watchBuild } from './watch-build.ts'

const build = (version: number): Manifest => ({
  main: `assets/index-${version}.js`,
  runtime: ['assets/r-1.js'],
})

describe('a page is outdated', () => {
  const loaded = new Set(['assets/index-1.js', 'assets/r-1.js', 'assets/other.js'])
  it.each([
    ['not by the same build', build(1), loaded, false],
    ['by another main file', build(2), loaded, true],
    ['by another runtime file', { ...build(1), runtime: ['assets/r-2.js'] }, loaded, true],
    ['by a runtime file more', { ...build(1), runtime: ['assets/r-1.js', 'assets/v.js'] }, loaded, true],
    ['not by one file less', { ...build(1), runtime: [] }, loaded, false],
    ['not while it is developed', build(2), new Set<string>(), false],
  ])('%s', (_, manifest, files, expected) => expect(isOutdated(manifest, files)).toBe(expected))
})

function world(served: (Manifest | undefined)[]) {
  let reloadedFor: string | undefined
  const warn = vi.fn()
  const reload = vi.fn()
  const parts = {
    loaded: new Set(['assets/index-1.js', 'assets/r-1.js']),
    load: async () => (served.length > 1 ? served.shift() : served[0]),
    warn,
    reload,
    reloadedFor: {
      read: () => reloadedFor,
      write: (value: string) => void (reloadedFor = value),
      clear: () => void (reloadedFor = undefined),
      onChange: () => () => {},
    },
  }
  return { parts, warn, reload, begin: () => watchBuild(parts) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('warns at the next look, and reloads three seconds later', async () => {
  const { begin, warn, reload } = world([build(2)])
  begin()
  await vi.advanceTimersByTimeAsync(CHECK_MS - 1)
  expect(warn).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(warn).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(RELOAD_MS - 1)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('leaves a page in peace that is still the old one after it was reloaded for that build', async () => {
  const { begin, warn, reload } = world([build(2)])
  begin()
  await vi.advanceTimersByTimeAsync(CHECK_MS + RELOAD_MS)
  begin()
  await vi.advanceTimersByTimeAsync(CHECK_MS * 5)
  expect([warn.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1])
})

it('and reloads again for the build after that', async () => {
  const { begin, reload } = world([build(2), build(2), build(3)])
  begin()
  await vi.advanceTimersByTimeAsync(CHECK_MS * 4)
  expect(reload).toHaveBeenCalledTimes(2)
})

it.each([[build(1)], [undefined]])('%j announces no new build', async (served) => {
  const { begin, warn, reload } = world([served])
  begin()
  await vi.advanceTimersByTimeAsync(CHECK_MS * 3)
  expect(warn).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})
