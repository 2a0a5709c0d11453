import { expect, it } from 'vitest'
import { speaker } from './speak.ts'

it('speaks the language, its parent’s or English', async () => {
  expect((await speaker('hu'))('action.cancel')).toBe('Mégse')
  expect((await speaker('ar-SA'))('action.cancel')).toBe((await speaker('ar'))('action.cancel'))
  expect((await speaker('th'))('action.cancel')).toBe('Cancel')
})

it('keeps a value in its own order where the sentence runs the other way', async () => {
  expect((await speaker('ar'))('branch.id', { id: 'sg-100' })).toContain('\u2068sg-100\u2069')
  expect((await speaker('en'))('branch.id', { id: '<b>' })).toBe('ID <b>')
})
