import { expect, it } from 'vitest'
import { evaluatePin } from './handover-pin.ts'

const withPin = { pin: '0417', failures: 0, isWaived: false }

it.each([
  ['nobody asked for one', { ...withPin, pin: null, entered: undefined }, { verdict: 'not-asked' }],
  ['it is left with a neighbour', { ...withPin, isWaived: true, entered: '9999' }, { verdict: 'not-asked' }],
  ['it is right', { ...withPin, entered: ' 0417 ' }, { verdict: 'right' }],
  ['none was said', { ...withPin, entered: undefined }, { verdict: 'missing' }],
  ['it lacks its zero', { ...withPin, entered: '417' }, { verdict: 'wrong', triesLeft: 4 }],
  ['it is wrong again', { ...withPin, failures: 3, entered: '0000' }, { verdict: 'wrong', triesLeft: 1 }],
  [
    'it is wrong for the last time',
    { ...withPin, failures: 4, entered: '0000' },
    { verdict: 'wrong', triesLeft: 0 },
  ],
])('a PIN at the door when %s', (_what, facts, evaluation) => {
  expect(evaluatePin(facts)).toEqual(evaluation)
})
