import { expect, it } from 'vitest'
import { operatorMayCancel, orderStatuses } from './index.ts'

it('an operator may cancel until the parcel is collected, apart from payments under way and stalled orders', () => {
  const cancellable = orderStatuses.filter((status) => operatorMayCancel({ status, collected: false }))
  expect(cancellable.toSorted()).toEqual([
    'ACCEPTED_BY_VENDOR',
    'ASSIGNED_TO_TRANSPORT',
    'COURIER_ACCEPTED_DELIVERY',
    'DELAYED',
    'MODIFIED',
    'NEAR_VENDOR',
    'NEW',
    'RECEIVED',
    'RECEIVED_BY_VENDOR',
    'WAITING_FOR_TRANSPORT',
  ])
})

it('an operator may not cancel once a rider has the parcel, however late it is', () => {
  expect(orderStatuses.filter((status) => operatorMayCancel({ status, collected: true }))).toEqual([])
})
