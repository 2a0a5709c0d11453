import { expect, it } from 'vitest'
import { answerOf, draftOf } from './decision-draft.ts'

const draft = draftOf({ address: '5 Garden Road', notes: '', latitude: 1, longitude: 2 })
const at = (time: string) => (time === '' ? undefined : 1000)

it.each([
  [{}, undefined],
  [{ option: 'BRING_BACK' }, { option: 'BRING_BACK' }],
  [{ option: 'LEAVE_WITH' }, undefined],
  [
    { option: 'LEAVE_WITH', name: 'Mei' },
    { option: 'LEAVE_WITH', name: 'Mei', note: '' },
  ],
  [{ option: 'NEW_PIN', address: ' ' }, undefined],
  [
    { option: 'NEW_PIN' },
    { option: 'NEW_PIN', location: { address: '5 Garden Road', notes: '', latitude: 1, longitude: 2 } },
  ],
  [{ option: 'SCHEDULE' }, undefined],
  [
    { option: 'SCHEDULE', time: '2030-06-15T18:30' },
    { option: 'SCHEDULE', preordered_for: 1000 },
  ],
] as const)('the draft %j is the answer %j', (changed, expected) => {
  expect(answerOf({ ...draft, ...changed }, at)).toEqual(expected)
})
