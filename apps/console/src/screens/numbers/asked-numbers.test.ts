import { expect, it } from 'vitest'
import { askedNumbers, type NumbersFilters, presetOf } from './asked-numbers.ts'

const none: NumbersFilters = { preset: '', from: '', to: '', by: '', shop: '', zone: '' }
const today = '2030-06-15'

it('asks for today at first', () => {
  expect(presetOf(none)).toBe('today')
  expect(askedNumbers(none, today)).toEqual({ from: today, to: today })
})

it('asks for the days of a preset, whatever days were chosen before', () => {
  const week = { ...none, preset: 'week', from: '2030-01-01', to: '2030-01-02' }
  expect(askedNumbers(week, today)).toEqual({ from: '2030-06-09', to: today })
})

it('asks for one day where the other one was not chosen, and for shop, zone and step', () => {
  const custom = { ...none, preset: 'custom', to: '2030-06-01', by: 'hour', shop: 'cakes', zone: 'east' }
  expect(askedNumbers(custom, today)).toEqual({
    from: '2030-06-01',
    to: '2030-06-01',
    by: 'hour',
    vendor_id: 'cakes',
    zone_id: 'east',
  })
})

it('ignores a preset and a step that do not exist', () => {
  expect(askedNumbers({ ...none, preset: 'year', by: 'week' }, today)).toEqual({ from: today, to: today })
})
