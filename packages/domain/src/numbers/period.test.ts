import { describe, expect, it } from 'vitest'
import { daysOfPreset, type NumbersPeriod, numbersPeriod } from './index.ts'

const at = (text: string): number => Date.parse(text) / 1000

function periodOf(asked: Parameters<typeof numbersPeriod>[0], timezone: string, now: string): NumbersPeriod {
  const period = numbersPeriod(asked, timezone, at(now))
  if (typeof period === 'string') throw new Error(period)
  return period
}

describe('numbersPeriod', () => {
  it('begins and ends at the midnights of the country', () => {
    const period = periodOf(
      { from: '2026-11-20', to: '2026-11-21' },
      'Asia/Singapore',
      '2026-11-25T10:00:00Z',
    )
    expect(period).toMatchObject({ days: 2, isUnderway: false, by: 'hour' })
    expect([period.from, period.until]).toEqual([at('2026-11-19T16:00:00Z'), at('2026-11-21T16:00:00Z')])
    expect(period.before).toEqual({ from: at('2026-11-17T16:00:00Z'), until: at('2026-11-19T16:00:00Z') })
  })

  it.each([
    ['the clocks go forward', '2026-03-29', 23],
    ['the clocks go back', '2026-10-25', 25],
    ['nothing happens to the clocks', '2026-06-15', 24],
  ])('has the hours of a day on which %s', (_what, day, hours) => {
    const { steps, from, until } = periodOf({ from: day, to: day }, 'Europe/Budapest', '2026-12-01T00:00:00Z')
    expect(steps).toHaveLength(hours)
    expect([steps[0]?.from, steps.at(-1)?.until]).toEqual([from, until])
    expect(steps.every((step) => step.until - step.from === 3600)).toBe(true)
  })

  it('has steps that follow each other without a gap, by day over a change of the clocks', () => {
    const { steps } = periodOf(
      { from: '2026-03-20', to: '2026-04-05' },
      'Europe/Budapest',
      '2026-12-01T00:00:00Z',
    )
    expect(steps).toHaveLength(17)
    expect(steps.slice(1).every((step, index) => step.from === steps[index]?.until)).toBe(true)
    expect(steps.filter((step) => step.until - step.from === 23 * 3600)).toHaveLength(1)
  })

  it('compares a day under way with the same hours of the day before', () => {
    const period = periodOf(
      { from: '2026-11-25', to: '2026-11-25' },
      'Asia/Singapore',
      '2026-11-25T06:30:20Z',
    )
    expect(period.isUnderway).toBe(true)
    expect(period.before).toEqual({ from: at('2026-11-23T16:00:00Z'), until: at('2026-11-24T06:30:20Z') })
    expect(period.steps).toHaveLength(24)
  })

  it('compares by the clocks of the country where they were changed between', () => {
    const { before } = periodOf(
      { from: '2026-03-29', to: '2026-03-29' },
      'Europe/Budapest',
      '2026-03-29T10:00:00Z',
    )
    expect(before.until).toBe(at('2026-03-28T11:00:00Z'))
  })

  it('compares nothing at the first second of a day', () => {
    const { before } = periodOf(
      { from: '2026-11-25', to: '2026-11-25' },
      'Asia/Singapore',
      '2026-11-24T16:00:00Z',
    )
    expect(before.until).toBe(before.from)
  })

  it('ends with today where later days are asked for', () => {
    const period = periodOf(
      { from: '2026-11-24', to: '2026-12-31' },
      'Asia/Singapore',
      '2026-11-25T06:00:00Z',
    )
    expect([period.lastDay, period.days, period.isUnderway]).toEqual(['2026-11-25', 2, true])
  })

  it('is by hour up to two days, by day above, and as asked', () => {
    const by = (from: string, asked?: 'hour' | 'day') =>
      periodOf({ from, to: '2026-11-20', by: asked }, 'Asia/Singapore', '2026-11-25T06:00:00Z').by
    expect([by('2026-11-19'), by('2026-11-18'), by('2026-11-14', 'hour'), by('2026-11-20', 'day')]).toEqual([
      'hour',
      'day',
      'hour',
      'day',
    ])
  })

  it.each([
    [{ from: '2026-08-20', to: '2026-11-19' }, 'none'],
    [{ from: '2026-08-19', to: '2026-11-19' }, 'too-long'],
    [{ from: '2026-11-13', to: '2026-11-20', by: 'hour' as const }, 'too-long-by-hour'],
    [{ from: '2026-11-20', to: '2026-11-19' }, 'order'],
    [{ from: '2026-11-26', to: '2026-11-27' }, 'future'],
    [{ from: '2026-02-30', to: '2026-11-19' }, 'order'],
    [{ from: 'yesterday', to: 'today' }, 'order'],
  ])('evaluates %j as %s', (asked, expected) => {
    const period = numbersPeriod(asked, 'Asia/Singapore', at('2026-11-25T06:00:00Z'))
    expect(typeof period === 'string' ? period : 'none').toBe(expected)
  })
})

it('ends the 7 and 28 days of the presets with today', () => {
  expect(daysOfPreset('week', '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' })
  expect(daysOfPreset('month', '2026-03-03')).toEqual({ from: '2026-02-04', to: '2026-03-03' })
  expect(daysOfPreset('yesterday', '2026-03-01')).toEqual({ from: '2026-02-28', to: '2026-02-28' })
  expect(daysOfPreset('today', '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-01' })
})
