import { expect, it } from 'vitest'
import { assignmentOf, workOf } from '../../../test/work.ts'
import { readableWork } from './readable-work.ts'
import { workSchema } from './work-copy.ts'

const stop = { order_id: 'sg-1-a', kind: 'pickup', latitude: 1, longitude: 2, expected_at: 5 }

it('work of an older service has no stops and no other device', () => {
  const { stops: _, other_device: __, ...older } = workOf([assignmentOf()])
  const read = readableWork.parse(older)
  expect(read).toMatchObject({ stops: [], other_device: null })
  expect(read.assignments).toHaveLength(1)
})

it('a parcel of an older service counts as one without messages, instructions and waits', () => {
  const { unread: _, waits: __, waiting_since: ___, instruction: ____, ...older } = assignmentOf()
  expect(readableWork.parse(workOf([older as never])).assignments[0]).toEqual(assignmentOf())
})

it('values of a newer service that the app does not have are left out, and the rest is read', () => {
  const newer = {
    ...workOf([assignmentOf()]),
    unknown: { field: true },
    offer: { offer_id: 'x', unreadable: true },
    duty: { state: 'on', since: 900, no_offers: ['old_position', 'a_new_reason'] },
    position: { latitude: 1, longitude: 2, taken_at: 5, accuracy: 5, source: 'satellite' },
    stops: [{ ...stop, kind: 'charge' }, stop],
    other_device: { label: 'x' },
  }
  expect(readableWork.parse(newer)).toEqual({
    ...workOf([assignmentOf()]),
    duty: { state: 'on', since: 900, no_offers: ['old_position'] },
    stops: [stop],
  })
})

it('an instruction that the app does not have leaves the parcel in the work', () => {
  const instruction = { option: 'BURY', name: '', note: '', decided_at: 5 }
  const parcel = { ...assignmentOf(), instruction, extra: 1 }
  expect(readableWork.parse(workOf([parcel as never])).assignments).toEqual([assignmentOf()])
})

it('work whose parcel has no place cannot be read', () => {
  const { task, ...rest } = assignmentOf()
  const { latitude: _, ...collect } = task.collect
  const parcel = { ...rest, task: { ...task, collect } }
  expect(readableWork.safeParse(workOf([parcel as never])).success).toBe(false)
})

it('a copy that an older version of the app stored is read', () => {
  const { stops: _, other_device: __, ...work } = workOf([assignmentOf()])
  expect(workSchema.parse({ work, fetched_at: 5 })).toMatchObject({
    fetched_at: 5,
    revision: 0,
    notices: [],
    work: { stops: [] },
  })
})

it('a copy with a notice that the app does not have is read without it', () => {
  const gone = { order_id: 'sg-1-a', kind: 'gone', name: 'Shop', at: 5 }
  const notices = [{ ...gone, kind: 'moved' }, gone]
  expect(workSchema.parse({ work: workOf(), fetched_at: 5, revision: 2, notices }).notices).toEqual([gone])
})
