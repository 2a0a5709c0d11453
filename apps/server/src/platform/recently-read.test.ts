import { describe, expect, it } from 'vitest'
import { recentlyRead } from './recently-read.ts'

function counted(recentMs = 900) {
  const state = { now: 1_000_000, reads: 0, fails: false }
  const values = recentlyRead({ clock: { now: () => new Date(state.now) }, recentMs }, async (key) => {
    state.reads += 1
    if (state.fails) throw new Error('lost')
    return { key, read: state.reads }
  })
  return { state, values }
}

describe('recentlyRead', () => {
  it('reads a value once while it is recent, and again when it is too old', async () => {
    const { state, values } = counted()
    await values.of('SG')
    state.now += 899
    expect(await values.of('SG')).toEqual({ key: 'SG', read: 1 })
    state.now += 2
    expect(await values.of('SG')).toEqual({ key: 'SG', read: 2 })
  })

  it('shares one read between calls at the same time, and keeps keys apart', async () => {
    const { state, values } = counted()
    await Promise.all([values.of('SG'), values.of('SG'), values.of('MY')])
    expect(state.reads).toBe(2)
  })

  it('reads again after a value was dropped', async () => {
    const { state, values } = counted()
    await values.of('SG')
    values.drop('SG')
    await values.of('SG')
    expect(state.reads).toBe(2)
  })

  it('does not keep a failed read', async () => {
    const { state, values } = counted()
    state.fails = true
    await expect(values.of('SG')).rejects.toThrow('lost')
    state.fails = false
    expect(await values.of('SG')).toEqual({ key: 'SG', read: 2 })
  })

  it('reads at every call where nothing may be old', async () => {
    const { state, values } = counted(0)
    await values.of('SG')
    await values.of('SG')
    expect(state.reads).toBe(2)
  })
})
