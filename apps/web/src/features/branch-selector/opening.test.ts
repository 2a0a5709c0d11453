import type { WireVendor } from '@beckon/contract'
import { expect, it } from 'vitest'
import { openingDelay } from './opening.ts'

const opening = (...times: readonly (number | null)[]) =>
  times.map((opens_at, index) => ({ vendor_id: String(index), opens_at }) as WireVendor)

it.each([
  ['nothing opens', opening(null, null), false],
  ['no vendors', [], false],
  ['one opens in a minute', opening(null, 1060), 60_000],
  ['the next of two', opening(1120, 1060), 60_000],
  ['one that is late', opening(900), 3000],
  ['one by a clock that is far off', opening(9_999_999), 300_000],
])('when %s', (_what, vendors, delay) => expect(openingDelay(vendors, 1000)).toBe(delay))
