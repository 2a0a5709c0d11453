import { expect, it } from 'vitest'
import { wallTime } from './wall-time.ts'

it('writes every time as the ISO form does, to the minute', () => {
  const instants = [
    '1969-12-31T23:59',
    '1970-01-01T00:00',
    '2024-02-29T12:05',
    '2026-11-24T09:30',
    '2099-12-31T23:59',
  ]
  for (const iso of instants) {
    const wall = Date.parse(`${iso}:59.999Z`) / 1000
    expect(wallTime(wall)).toBe(iso.replace('T', ' '))
  }
})
