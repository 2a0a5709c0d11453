import { expect, it } from 'vitest'
import { photoLimits } from '../limits/index.ts'
import { orderStatuses } from '../order/index.ts'
import { acceptsPhoto, type photoKinds } from './photo.ts'

const stagesOf = (kind: (typeof photoKinds)[number]) =>
  orderStatuses.filter((status) => acceptsPhoto(kind, { status, since: 1000 }, 1000))

it.each([
  [
    'pickup',
    'NEAR_VENDOR PICKED_UP COURIER_LEFT_VENDOR NEAR_CUSTOMER DELAYED DELIVERED RETURN_INITIATED RETURNED_TO_VENDOR',
  ],
  ['delivery', 'COURIER_LEFT_VENDOR NEAR_CUSTOMER DELAYED DELIVERED'],
  ['return', 'RETURN_INITIATED RETURNED_TO_VENDOR'],
  ['signature', 'COURIER_LEFT_VENDOR NEAR_CUSTOMER DELAYED DELIVERED'],
  [
    'trouble',
    'PICKED_UP COURIER_LEFT_VENDOR NEAR_CUSTOMER DELAYED DELIVERED RETURN_INITIATED RETURNED_TO_VENDOR',
  ],
] as const)('a photo of a %s is taken while the parcel is %s', (kind, stages) =>
  expect(stagesOf(kind).toSorted()).toEqual(stages.split(' ').toSorted()),
)

it.each([
  ['DELIVERED', photoLimits.afterEnd, true],
  ['DELIVERED', photoLimits.afterEnd + 1, false],
  ['NEAR_CUSTOMER', photoLimits.afterEnd + 1, true],
] as const)('%s since %d seconds: %s', (status, passed, may) =>
  expect(acceptsPhoto('delivery', { status, since: 1000 }, 1000 + passed)).toBe(may),
)
