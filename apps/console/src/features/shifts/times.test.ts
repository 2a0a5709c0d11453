import { expect, it } from 'vitest'
import { daysOfWeek, periodOf, typedShift } from './times.ts'

const MANILA = 'Asia/Manila'

it.each([
  [{ day: '2026-11-26', from: '09:00', to: '13:00' }, 4],
  [{ day: '2026-11-26', from: '20:00', to: '02:30' }, 6.5],
  [{ day: '2026-11-26', from: '09:00', to: '09:00' }, 24],
])('a typed shift is a period of the country, over midnight where it has to be, case %#', (typed, hours) => {
  const period = periodOf(typed, MANILA)
  expect(period && (period.ends_at - period.starts_at) / 3600).toBe(hours)
  expect(period && typedShift(period, MANILA)).toEqual(typed)
})

it('a shift that is half typed has no period', () => {
  expect(periodOf({ day: '2026-11-26', from: '', to: '13:00' }, MANILA)).toBeUndefined()
})

it('a week has the seven days from its Monday', () => {
  expect(daysOfWeek('2026-11-30')).toEqual([
    ...['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'],
    ...['2026-12-04', '2026-12-05', '2026-12-06'],
  ])
})
