import { readPastedOrder } from '@beckon/domain/paste'
import { expect, it } from 'vitest'
import { type FormTexts, fillOf, type Offer, pastedFields, proposalsOf } from './proposals.ts'

const empty: FormTexts = {
  name: '',
  phone: '',
  address: '',
  unit: '',
  amount: '',
  notes: '',
  description: '',
  time: '',
  payment: '',
}
const read = (text: string) => readPastedOrder(text, { country: 'SG', currency: 'SGD', amountRequired: true })
const noOffer: Offer = { timeFor: () => undefined, takesCash: false }
const message = `Name: Mai Tan
Phone: 9123 4567
Address: 12 Garden Road #05-11
Total: $38.50
Note: ring the bell`

it('proposes what was found, in the order of the form', () => {
  const proposals = proposalsOf(read(message), empty, noOffer)
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

it('replaced values are shown, and equal ones are not proposed', () => {
  const proposals = proposalsOf(read(message), { ...empty, name: ' Mai Tan', notes: 'leave it' }, noOffer)
  expect(proposals.find(({ field }) => field === 'name')).toBeUndefined()
  expect(proposals.find(({ field }) => field === 'notes')?.replaces).toBe('leave it')
})

it('keeps a named amount where the country requires none', () => {
  const order = readPastedOrder('Mai Tan, 51234567, total: 4.500 KD', {
    country: 'KW',
    currency: 'KWD',
    amountRequired: false,
  })
  const amount = proposalsOf(order, empty, noOffer).find(({ field }) => field === 'amount')
  expect(amount?.text).toBe('4.5')
})

it('fills what is wanted, and seeks the address', () => {
  const order = read(message)
  const wanted = proposalsOf(order, empty, noOffer).filter(({ field }) => field !== 'notes')
  expect(fillOf(wanted, order)).toEqual({
    texts: { name: 'Mai Tan', phone: '+6591234567', unit: '#05-11', amount: '38.5' },
    pendingPlace: { text: '12 Garden Road', point: null },
  })
})

it('takes a point for an address where there is no other', () => {
  const order = read('https://maps.google.com/?q=1.3012,103.8561')
  const proposals = proposalsOf(order, empty, noOffer)
  expect(proposals).toEqual([{ field: 'address', text: '1.3012, 103.8561', replaces: '' }])
  expect(fillOf(proposals, order).pendingPlace?.point).toEqual({ latitude: 1.3012, longitude: 103.8561 })
})

it('seeks nothing where no address is wanted', () =>
  expect(fillOf([], read(message))).toEqual({ texts: {}, pendingPlace: null }))

it('every field is listed once', () => expect(new Set(pastedFields).size).toBe(pastedFields.length))

it('proposes a time and cash only where the vendor can be offered them', () => {
  const order = read('Mai Tan, 12 Garden Road, 91234567, tmr 3pm, $38.50 cash')
  const times: unknown[] = []
  const offer: Offer = {
    timeFor: (time) => {
      times.push(time)
      return 5000
    },
    takesCash: true,
  }
  const fields = (given: Offer, now = empty) =>
    proposalsOf(order, now, given)
      .filter(({ field }) => field === 'time' || field === 'payment')
      .map(({ field, text }) => [field, text])
  expect(fields(offer)).toEqual([
    ['time', '5000'],
    ['payment', 'CASH_ON_DELIVERY'],
  ])
  expect(times[0]).toEqual({ inDays: 1, minute: 900 })
  expect(fields(noOffer)).toEqual([])
  expect(fields(offer, { ...empty, time: '5000', payment: 'CASH_ON_DELIVERY' })).toEqual([])
})
