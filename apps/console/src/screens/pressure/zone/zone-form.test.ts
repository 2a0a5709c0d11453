import { expect, it } from 'vitest'
import { emptyForm, formOf, zoneOf } from './zone-form.ts'

const area = { type: 'Circle' as const, center: { latitude: 47.5, longitude: 19 }, metres: 3000 }
const zone = { id: 'centre', name: 'Centre', area, hours: '0930:2200' }

it('a zone becomes a form with times of day, and the same zone again', () => {
  const form = formOf(zone)
  expect(form).toMatchObject({ name: 'Centre', from: '09:30', to: '22:00' })
  expect(zoneOf(form)).toEqual({ name: 'Centre', area, hours: '0930:2200' })
  expect(zoneOf(formOf({ ...zone, hours: null }))?.hours).toBeNull()
})

it.each([
  ['a name', { name: ' ' }],
  ['its second hour', { to: '' }],
  ['an outline', { outline: emptyForm.outline }],
])('a form without %s gives no zone', (_, change) => {
  expect(zoneOf({ ...formOf(zone), ...change })).toBeUndefined()
})
