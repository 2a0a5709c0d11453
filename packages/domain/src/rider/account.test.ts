import { expect, it } from 'vitest'
import { mayFinish, maySignIn, nextRiderStatuses, riderStatuses } from './index.ts'

it('an account leads from every status to another one, never to itself', () => {
  for (const status of riderStatuses) {
    expect(nextRiderStatuses(status)).not.toContain(status)
    expect(nextRiderStatuses(status).length).toBeGreaterThan(0)
  }
})

it('a rider who left becomes active only by a new invitation', () => {
  expect(nextRiderStatuses('left')).toEqual(['invited'])
  expect(nextRiderStatuses('invited')).toContain('active')
})

it('only an active rider may sign in', () => {
  expect(riderStatuses.filter(maySignIn)).toEqual(['active'])
})

it('only a suspended rider may finish with a collected parcel', () => {
  expect(riderStatuses.filter(mayFinish)).toEqual(['suspended'])
})
