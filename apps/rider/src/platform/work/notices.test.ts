import { expect, it } from 'vitest'
import { assignmentOf } from '../../../test/work.ts'
import { noticesAfter } from './notices.ts'

const fetched = (changes: object) =>
  noticesAfter({ before: [], after: [], notices: [], finished: new Set(), at: 5, ...changes })
const gone = { order_id: 'sg-1-a', kind: 'gone', name: 'Shop', at: 5 }

it('a parcel that disappears before the collection leaves a notice until it is dismissed', () => {
  const notices = fetched({ before: [assignmentOf()] })
  expect(notices).toEqual([gone])
  expect(fetched({ notices })).toEqual([gone])
})

it('a parcel that the rider has finished or collected leaves no notice', () => {
  expect(fetched({ before: [assignmentOf()], finished: new Set(['sg-1-a']) })).toEqual([])
  expect(fetched({ before: [assignmentOf('sg-1-a', { picked_up: true })] })).toEqual([])
})

it('a parcel that is back ends the notice that it was gone', () => {
  expect(fetched({ after: [assignmentOf()], notices: [gone] })).toEqual([])
})

it('a changed address leaves a notice, and a promised time that moves does not', () => {
  const before = assignmentOf()
  const later = { ...before, task: { ...before.task, promised_by: 9000 } }
  expect(fetched({ before: [before], after: [later] })).toEqual([])
  const moved = {
    ...before,
    task: { ...before.task, deliver: { ...before.task.deliver, address: '3 Road' } },
  }
  expect(fetched({ before: [before], after: [moved] })).toEqual([{ ...gone, kind: 'changed' }])
})
