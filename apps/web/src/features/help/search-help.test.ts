import { expect, it } from 'vitest'
import { searchHelp } from './search-help.ts'

const entries = [
  { id: 'fee', title: 'What does a delivery cost?', text: 'It begins at \u2068$6.00\u2069 a ride' },
  { id: 'weight', title: 'Milyen nehéz lehet egy csomag?', text: 'Legfeljebb 5 kg' },
  { id: 'time', title: 'كم تستغرق؟', text: 'عادةً ٣٠ دقيقة' },
]

it.each([
  ['', ['fee', 'weight', 'time']],
  ['  COST ', ['fee']],
  ['cost delivery', ['fee']],
  ['cost nehez', ['fee', 'weight']],
  ['is it nehez?', ['weight']],
  ['nehez csomag cost', ['weight', 'fee']],
  ['costing', ['fee']],
  ['zeppelin', []],
  ['nehez', ['weight']],
  ['عادة', ['time']],
  ['$6.00 a', ['fee']],
])('"%s" finds %j', (search, ids) =>
  expect(searchHelp(entries, search, 'hu').map(({ id }) => id)).toEqual(ids),
)
