import { describe, expect, it } from 'vitest'
import { assignmentOf } from '../../../test/work.ts'
import { isToCustomer, stageOf } from './stage.ts'

const at = (status: string, changes: object = {}, done: Parameters<typeof stageOf>[1] = []) =>
  stageOf(assignmentOf('sg-1-a', { status, ...changes }), done)

describe('the stage of a parcel', () => {
  it.each([
    ['COURIER_ACCEPTED_DELIVERY', false, 'to-pickup'],
    ['NEAR_VENDOR', false, 'at-pickup'],
    ['PICKED_UP', true, 'collected'],
    ['COURIER_LEFT_VENDOR', true, 'to-dropoff'],
    ['NEAR_CUSTOMER', true, 'at-dropoff'],
    ['RETURN_INITIATED', true, 'return'],
    ['DELIVERED', true, 'delivered'],
    ['RETURNED_TO_VENDOR', true, 'returned'],
    ['WAITING_FOR_TRANSPORT', false, 'given-up'],
  ])('in the status %s is the one after its last step (collected: %s)', (status, picked_up, stage) => {
    expect(at(status, { picked_up })).toBe(stage)
  })

  it('of a delayed order is read from the acts of the phone', () => {
    expect(at('DELAYED')).toBe('to-pickup')
    expect(at('DELAYED', {}, ['arrive_pickup'])).toBe('at-pickup')
    const collected = { picked_up: true }
    expect(at('DELAYED', collected, ['arrive_pickup', 'collect', 'leave_pickup'])).toBe('to-dropoff')
    expect(at('DELAYED', collected, ['leave_pickup', 'arrive_dropoff'])).toBe('at-dropoff')
    expect(at('DELAYED', collected, ['leave_pickup', 'arrive_dropoff', 'leave_pickup'])).toBe('to-dropoff')
  })

  it('of a rider who waits is at the place where it waits', () => {
    expect(at('COURIER_ACCEPTED_DELIVERY', { waiting_since: 5 })).toBe('at-pickup')
    expect(at('DELAYED', { waiting_since: 5, picked_up: true })).toBe('at-dropoff')
  })
})

it('after the collection the next stop is the customer, until the parcel goes back', () => {
  expect(isToCustomer('at-pickup')).toBe(false)
  expect(isToCustomer('collected')).toBe(true)
  expect(isToCustomer('at-dropoff')).toBe(true)
  expect(isToCustomer('return')).toBe(false)
})
