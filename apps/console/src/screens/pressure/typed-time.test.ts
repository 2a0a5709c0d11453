import { expect, it } from 'vitest'
import { secondsOf, typedTime } from './typed-time.ts'

const at = Date.UTC(2030, 5, 15, 15, 30) / 1000

it('a moment is typed by the clock of the country, and read back', () => {
  expect(typedTime(at, 'Asia/Nicosia')).toBe('2030-06-15T18:30')
  expect(secondsOf('2030-06-15T18:30', 'Asia/Nicosia')).toBe(at)
})

it('an empty or half field has no moment', () => {
  expect([secondsOf('', 'Asia/Nicosia'), secondsOf('2030-06-15T', 'Asia/Nicosia')]).toEqual([
    undefined,
    undefined,
  ])
})
