import { readPastedOrder } from '@beckon/domain/paste'
import { expect, it } from 'vitest'
import { type FormTexts, fillOf, pastedFields, proposalsOf } from './proposals.ts'

const empty: FormTexts = {
  name: '',
  phone: '',
  address: '',
  unit: '',
  amount: '',
  notes: '',
  description: '',
}
const read = (text: string) => readPastedOrder(text, { country: 'SG', currency: 'SGD', amountRequired: true })
const message = `Name: Mai Tan
Phone: 9123 4567
Address: 12 Garden Road #05-11
Total: $38.50
Note: ring the bell`

it('proposes what was found, in the order of the form', () => {
  const proposals = proposalsOf(read(message), empty)
  expect(proposals.map(({ field, text }) => [field, text])).toEqual([
    ['name', 'Mai Tan'],
    ['phone', '+6591234567'],
    ['address', '12 Garden Road'],
    ['unit', '#05-11'],
    ['amount', '38.5'],
    ['notes', 'ring the bell'],
  ])
  expect(proposals.every(({ replaces }) => replaces === '')).toBe(true)
})

it('says what gives way, and does not propose what stands there already', () => {
  const proposals = proposalsOf(read(message), { ...empty, name: ' Mai Tan', notes: 'leave it' })
  expect(proposals.find(({ field }) => field === 'name')).toBeUndefined()
  expect(proposals.find(({ field }) => field === 'notes')?.replaces).toBe('leave it')
})

it('keeps a named amount where the country requires none', () => {
  const order = readPastedOrder('Mai Tan, 51234567, total: 4.500 KD', {
    country: 'KW',
    currency: 'KWD',
    amountRequired: false,
  })
  const amount = proposalsOf(order, empty).find(({ field }) => field === 'amount')
  expect(amount?.text).toBe('4.5')
})

it('fills what is wanted, and seeks the address', () => {
  const order = read(message)
  const wanted = proposalsOf(order, empty).filter(({ field }) => field !== 'notes')
  expect(fillOf(wanted, order)).toEqual({
    texts: { name: 'Mai Tan', phone: '+6591234567', unit: '#05-11', amount: '38.5' },
    sought: { text: '12 Garden Road', point: null },
  })
})

it('takes a point for an address where there is no other', () => {
  const order = read('https://maps.google.com/?q=1.3012,103.8561')
  const proposals = proposalsOf(order, empty)
  expect(proposals).toEqual([{ field: 'address', text: '1.3012, 103.8561', replaces: '' }])
  expect(fillOf(proposals, order).sought?.point).toEqual({ latitude: 1.3012, longitude: 103.8561 })
})

it('seeks nothing where no address is wanted', () =>
  expect(fillOf([], read(message))).toEqual({ texts: {}, sought: null }))

it('knows every field once', () => expect(new Set(pastedFields).size).toBe(pastedFields.length))
