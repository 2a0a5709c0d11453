import { expect, it } from 'vitest'
import { keptFor, keptKinds } from './kept-data.ts'

it('data of riders is stored for the days of the country, the books without an end', () => {
  const retention = { proofPhotoDays: 30, messageDays: 20, callDays: 10, riderDocumentDays: 40 }
  expect(keptKinds.map((kind) => [kind, keptFor(kind, retention)])).toEqual([
    ['positions', { days: 30, from: 'record' }],
    ['acts', { days: 30, from: 'record' }],
    ['proofs', { days: 30, from: 'record' }],
    ['offers', { days: null, from: 'record' }],
    ['messages', { days: 20, from: 'record' }],
    ['calls', { days: 10, from: 'record' }],
    ['documents', { days: 40, from: 'end' }],
    ['earnings', { days: null, from: 'record' }],
    ['devices', { days: 30, from: 'end' }],
    ['shifts', { days: 400, from: 'end' }],
    ['duty', { days: 400, from: 'end' }],
    ['strikes', { days: 365, from: 'end' }],
  ])
})
