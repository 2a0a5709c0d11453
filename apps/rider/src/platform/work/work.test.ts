import { beforeEach, expect, it } from 'vitest'
import { fakeService, freshDatabase, localChanges, offline, serviceClock } from '../../../test/phone.ts'
import { assignmentOf, workOf } from '../../../test/work.ts'
import type { Database } from '../storage/index.ts'
import { createWork } from './work.ts'
import { changeWork } from './work-copy.ts'

let db: Database
beforeEach(async () => {
  db = await freshDatabase()
})

const workWith = (riderWork: () => unknown, { clock = serviceClock(), time = 1_000_000 } = {}) => {
  const { client, made } = fakeService({ riderWork })
  return {
    work: createWork({ db, changes: localChanges(), client, clock, now: () => time }),
    made,
    clock,
  }
}

it('the work is stored, and found again without a connection', async () => {
  const { work } = workWith(() => ({ result: workOf([assignmentOf()]) }))
  await work.refresh()
  const reopened = workWith(() => offline).work
  await reopened.load()
  await reopened.refresh()
  expect(reopened.copy.get()?.work.assignments).toHaveLength(1)
  expect(reopened.connection.get()).toEqual({ isOnline: false, since: 1_000_000 })
})

it('the clock is corrected by the time of the service', async () => {
  const { work, clock } = workWith(() => ({ result: workOf([], { now: 5000 }) }))
  await work.refresh()
  expect(clock.seconds()).toBe(5000)
})

it('an answer that was asked for before an act was settled is fetched again', async () => {
  const first = workWith(() => ({ result: workOf([assignmentOf()]) })).work
  await first.refresh()
  let calls = 0
  const { work, made } = workWith(async () => {
    calls += 1
    // An act is settled while the first answer is on its way.
    if (calls === 1) await changeWork(db, (copy) => ({ ...copy, revision: copy.revision + 1 }))
    return { result: workOf(calls === 1 ? [assignmentOf()] : []) }
  })
  await work.refresh()
  expect(made).toHaveLength(2)
  expect(work.copy.get()?.work.assignments).toEqual([])
})

it('an accepted parcel is in the work at once, and its offer is not', async () => {
  const { work } = workWith(() => ({ result: workOf([assignmentOf('a-1')]) }))
  await work.refresh()
  await work.addAssignment(assignmentOf('b-1'))
  expect(work.copy.get()?.work.assignments.map(({ task }) => task.order_id)).toEqual(['a-1', 'b-1'])
  expect(work.copy.get()?.work.offer).toBeNull()
})

it('an offer of an earlier visit is shown only after the service has answered with it again', async () => {
  const { task } = assignmentOf('sg-1-b')
  const way = { metres: 800, seconds: 240 }
  const offer = {
    offer_id: 'o-1',
    expires_at: 1020,
    task,
    pay: 6.4,
    way: { to_pickup: way, to_dropoff: way },
  }
  const offered = { result: workOf([assignmentOf()], { offer }) }
  const { work } = workWith(() => offered)
  await work.refresh()
  expect(work.copy.get()?.work.offer).toEqual(offer)
  const later = { time: 1_010_000 }
  const withdrawn = workWith(() => offline, later).work
  await withdrawn.load()
  expect(withdrawn.copy.get()?.work).toMatchObject({ offer: null, assignments: [assignmentOf()] })
  const open = workWith(() => offered, later).work
  await open.refresh()
  expect(open.copy.get()?.work.offer).toEqual(offer)
})
