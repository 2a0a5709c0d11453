import { describe, expect, it } from 'vitest'
import { bulkCan, type BulkFacts, bulkStatusOf } from './job-status.ts'

const facts = (change: Partial<BulkFacts>): BulkFacts => ({
  state: 'preprocessed',
  isCancelled: false,
  hasFile: true,
  invalid: 0,
  ready: 3,
  placed: 0,
  ...change,
})

describe('the status of an upload', () => {
  it.each([
    [facts({}), 'PREPROCESS_SUCCESS'],
    [facts({ invalid: 1 }), 'PREPROCESS_SUCCESS_WITH_ERROR'],
    [facts({ state: 'failed' }), 'PREPROCESS_FAIL'],
    [facts({ state: 'preprocessing' }), 'UNKNOWN'],
    [facts({ state: 'mapping' }), 'UNKNOWN'],
    [facts({ state: 'placing' }), 'UNKNOWN'],
    [facts({ state: 'placed', ready: 0, placed: 3 }), 'ORDER_PLACEMENT_SUCCESS'],
    [facts({ state: 'placed', ready: 0, placed: 2, invalid: 1 }), 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR'],
    [facts({ state: 'placed', ready: 1, placed: 2 }), 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR'],
    [facts({ state: 'placed', invalid: 3, ready: 0 }), 'ORDER_PLACEMENT_FAIL'],
  ] as const)('of %j is %s', (given, status) => expect(bulkStatusOf(given)).toBe(status))
})

describe('the permitted actions on an upload', () => {
  it.each([
    ['read', facts({}), { edit: true, place: true, cancel: true, map: true }],
    [
      'without a good row',
      facts({ ready: 0, invalid: 2 }),
      { edit: true, place: false, cancel: true, map: true },
    ],
    [
      'being read',
      facts({ state: 'preprocessing', ready: 0 }),
      { edit: false, place: false, cancel: true, map: false },
    ],
    ['being placed', facts({ state: 'placing' }), { edit: false, place: false, cancel: true, map: false }],
    [
      'placed in part',
      facts({ state: 'placed', placed: 1 }),
      { edit: true, place: true, cancel: true, map: false },
    ],
    [
      'placed whole',
      facts({ state: 'placed', ready: 0, placed: 3 }),
      { edit: false, place: false, cancel: false, map: false },
    ],
    [
      'read, and without its file by now',
      facts({ hasFile: false }),
      { edit: true, place: true, cancel: true, map: false },
    ],
    ['cancelled', facts({ isCancelled: true }), { edit: false, place: false, cancel: false, map: false }],
    [
      'not to be read',
      facts({ state: 'failed', ready: 0 }),
      { edit: false, place: false, cancel: false, map: false },
    ],
  ] as const)('%s', (_name, given, can) => expect(bulkCan(given)).toEqual(can))
})
