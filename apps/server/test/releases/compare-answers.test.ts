import { expect, it } from 'vitest'
import { differences } from './compare-answers.ts'

const order = {
  order_id: 'se-100-A',
  created_at: 1_795_693_688,
  delivery_fee: 69.51,
  promised: { lower: 1, upper: 2 },
}
const file = 'Order;Fee\r\nse-100-A;69,51\r\n'
const answered = (body: unknown) => [{ call: 'getOrder', status: 200, body }]
const stored = new Set(['getOrder'])

it.each([
  ['the same order', order, order, []],
  ['a new field', order, { ...order, reference: 'A1' }, []],
  ['another fee', order, { ...order, delivery_fee: 69.5 }, ['getOrder.delivery_fee: 69.5 instead of 69.51']],
  [
    'another id',
    order,
    { ...order, order_id: 'se-100-B' },
    ['getOrder.order_id: "se-100-B" instead of "se-100-A"'],
  ],
  ['another time', order, { ...order, created_at: 0 }, ['getOrder.created_at: 0 instead of 1795693688']],
  [
    'another promise',
    order,
    { ...order, promised: { lower: 1, upper: 3 } },
    ['getOrder.promised.upper: 3 instead of 2'],
  ],
  ['a missing field', { fee: 1 }, {}, ['getOrder.fee: undefined instead of number']],
  ['a missing order', [order, order], [order], ['getOrder: 1 instead of 2']],
  ['a file with a new last column', file, 'Order;Fee;Note\r\nse-100-A;69,51;\r\n', []],
  [
    'a file with a new first column',
    file,
    'Note;Order;Fee\r\n;se-100-A;69,51\r\n',
    [
      'getOrder: "Note;Order;Fee" instead of "Order;Fee"',
      'getOrder: ";se-100-A;69,51" instead of "se-100-A;69,51"',
    ],
  ],
  ['a file without a row', file, 'Order;Fee\r\n', ['getOrder: "" instead of "se-100-A;69,51"']],
])('compares stored answers value by value: %s', (_, before, after, expected) => {
  expect(differences(answered(before), answered(after), stored)).toEqual(expected)
})

it('compares the other answers by their kind, and every answer by its status', () => {
  expect(differences(answered({ fee: 1 }), answered({ fee: 2 }), new Set())).toEqual([])
  expect(differences(answered({ fee: 1 }), answered({ fee: '1' }), new Set())).toEqual([
    'getOrder.fee: string instead of number',
  ])
  const failed = [{ call: 'getOrder', status: 500, body: {} }]
  expect(differences(answered({}), failed, stored)).toEqual(['getOrder: 500 instead of 200, {}'])
})
