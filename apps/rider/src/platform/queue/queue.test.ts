import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  fakeService,
  freshDatabase,
  localChanges,
  type Made,
  offline,
  refused,
  serviceClock,
} from '../../../test/phone.ts'
import { assignmentOf, workOf } from '../../../test/work.ts'
import type { Changes, Database } from '../storage/index.ts'
import { storedWork } from '../work/index.ts'
import { createActStore } from './act-store.ts'
import { createActs, UNDO_MS } from './acts.ts'
import { sendAll } from './send-all.ts'

const ORDER = 'sg-1-a'
const NOW = 1_000_000
let db: Database
let changes: Changes
let ids = 0
let time = NOW
beforeEach(async () => {
  db = await freshDatabase()
  changes = localChanges()
  time = NOW
  ids = 0
  await storedWork(db).write({ work: workOf([assignmentOf(ORDER)]), fetched_at: 0, revision: 1, notices: [] })
})

const newId = () => `11111111-1111-4111-8111-${String((ids += 1)).padStart(12, '0')}`
const wake = vi.fn()
const actsOn = (data = db) =>
  createActs({
    store: createActStore(data, changes),
    changes,
    sender: { wake, stop: () => undefined },
    now: () => time,
    newId,
    requestSync: () => undefined,
  })
const deliver = { kind: 'deliver', order_id: ORDER, received_by: 'Ana', collected: null } as const
const collect = { kind: 'collect', order_id: ORDER, paid: null, scanned: null } as const
const leave = { kind: 'leave_pickup', order_id: ORDER } as const
const photo = (content = 'photo') => ({
  kind: 'delivery' as const,
  blob: new Blob([content], { type: 'image/jpeg' }),
})

interface Sent {
  readonly acts: readonly { readonly act_id: string; readonly kind: string; readonly occurred_at: number }[]
  readonly sent_at: number
}
const bodyOf = ({ input }: Made) => input.body as Sent
const applyAll = (made: Made) => ({
  result: bodyOf(made).acts.map(({ act_id }) => ({ act_id, outcome: 'applied' })),
  now: NOW / 1000,
})
const sendWith = async (answers: Parameters<typeof fakeService>[0]) => {
  const { client, made } = fakeService(answers)
  const store = createActStore(db, changes)
  const result = await sendAll({ store, client, clock: serviceClock(), now: () => time })
  return { result, made }
}
const kindsOf = (made: readonly Made[]) =>
  made.filter(({ call }) => call === 'sendActs').map((one) => bodyOf(one).acts.map(({ kind }) => kind))

describe('an act of the rider', () => {
  it('is stored with its id and the time of the phone before it counts as done', async () => {
    const acts = actsOn()
    const queued = await acts.add(collect)
    expect(queued).toMatchObject({ act: { ...collect, occurred_at: NOW / 1000 }, state: 'waiting' })
    expect(await db.getAll('acts')).toEqual([queued])
    expect(acts.queue.get()).toEqual([queued])
    expect(wake).toHaveBeenCalled()
  })

  it('is found again after a reload', async () => {
    await actsOn().add(collect)
    const reloaded = actsOn()
    await reloaded.load()
    expect(reloaded.queue.get().map(({ act }) => act.kind)).toEqual(['collect'])
  })

  it('is sent in order, and then removed from the phone', async () => {
    const acts = actsOn()
    await acts.add(collect)
    await acts.add(leave)
    const { result, made } = await sendWith({ sendActs: applyAll })
    expect([result, kindsOf(made)]).toEqual(['done', [['collect', 'leave_pickup']]])
    expect(bodyOf(made[0] as Made).sent_at).toBe(NOW / 1000)
    expect(await db.getAll('acts')).toEqual([])
  })

  it('changes the copy of the work when the service has applied it', async () => {
    const acts = actsOn()
    await acts.add(collect)
    await sendWith({ sendActs: applyAll })
    const copy = await storedWork(db).read()
    expect(copy?.work.assignments[0]).toMatchObject({ status: 'PICKED_UP', picked_up: true })
    expect(copy?.revision).toBe(2)
    await acts.add(deliver)
    await sendWith({ sendActs: applyAll })
    expect((await storedWork(db).read())?.work.assignments).toEqual([])
  })

  it('stays while there is no connection', async () => {
    await actsOn().add(collect)
    expect((await sendWith({ sendActs: () => offline })).result).toBe('failed')
    expect(await db.count('acts')).toBe(1)
  })

  it('stays with its reason when it came too late, until the rider has seen it', async () => {
    const acts = actsOn()
    const queued = await acts.add(collect)
    await sendWith({
      sendActs: (made) => ({
        result: [
          {
            act_id: bodyOf(made).acts[0]?.act_id,
            outcome: 'kept',
            code: 'act.other-rider',
            translation_key: 'error.act-other-rider',
            meta: { tries_left: 2, fields: {} },
          },
        ],
        now: 1,
      }),
    })
    const reason = {
      code: 'act.other-rider',
      translation_key: 'error.act-other-rider',
      values: { tries_left: 2 },
    }
    expect(await db.getAll('acts')).toMatchObject([{ state: 'kept', reason }])
    expect((await storedWork(db).read())?.work.assignments[0]?.picked_up).toBe(false)
    expect((await sendWith({ sendActs: applyAll })).made).toEqual([])
    await acts.dismiss(queued?.act.act_id ?? '')
    expect(acts.queue.get()).toEqual([])
  })

  it('does not stop the others when the service refuses it for good', async () => {
    const acts = actsOn()
    await acts.add(collect)
    await acts.add(leave)
    const { result, made } = await sendWith({
      sendActs: (one) =>
        bodyOf(one).acts.some(({ kind }) => kind === 'collect')
          ? refused(400, 'request.invalid')
          : applyAll(one),
    })
    expect([result, kindsOf(made)]).toEqual([
      'done',
      [['collect', 'leave_pickup'], ['collect'], ['leave_pickup']],
    ])
    expect(await db.getAll('acts')).toMatchObject([{ act: { kind: 'collect' }, state: 'kept' }])
  })

  it.each([401, 429, 503])('stays waiting after an answer of %i', async (status) => {
    await actsOn().add(collect)
    expect((await sendWith({ sendActs: () => refused(status, 'server.unavailable') })).result).toBe('failed')
    expect(await db.getAll('acts')).toMatchObject([{ state: 'waiting' }])
  })

  it('is not repeated without end where the answer does not name it', async () => {
    await actsOn().add(collect)
    const { result, made } = await sendWith({ sendActs: () => ({ result: [], now: 1 }) })
    expect([result, made.length]).toEqual(['failed', 1])
  })

  it('counts as not done where the phone is full', async () => {
    const store = createActStore(db, changes)
    vi.spyOn(store, 'add').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
    const sender = { wake, stop: () => undefined }
    const acts = createActs({ store, changes, sender, now: () => time, newId, requestSync: () => undefined })
    expect(await acts.add(collect)).toBeUndefined()
  })
})

describe('an act that can be undone', () => {
  it('is not sent before its time is over', async () => {
    await actsOn().add(deliver, { undoMs: UNDO_MS })
    expect((await sendWith({ sendActs: applyAll })).made).toEqual([])
    time += UNDO_MS
    expect(kindsOf((await sendWith({ sendActs: applyAll })).made)).toEqual([['deliver']])
  })

  it('is removed with its photos and the later acts of its order', async () => {
    const acts = actsOn()
    const queued = await acts.add(collect, { undoMs: UNDO_MS, photos: [photo()] })
    await acts.add(leave)
    await acts.add({ ...leave, order_id: 'sg-1-b' })
    time += UNDO_MS - 1
    expect(await acts.undo(queued?.act.act_id ?? '')).toBe(true)
    expect(acts.queue.get().map(({ act }) => act.order_id)).toEqual(['sg-1-b'])
    expect(acts.photos.get()).toEqual([])
  })

  it('stays when the undo comes too late', async () => {
    const acts = actsOn()
    const queued = await acts.add(collect, { undoMs: UNDO_MS })
    time += UNDO_MS
    expect(await acts.undo(queued?.act.act_id ?? '')).toBe(false)
    expect(acts.queue.get()).toHaveLength(1)
  })
})

describe('a photo', () => {
  const answers = { sendActs: applyAll, sendProofPhoto: () => ({ result: {} }) }

  it('is sent after its act, with a key of its own, and then removed', async () => {
    const acts = actsOn()
    await acts.add(deliver, { photos: [photo()] })
    const [waiting] = acts.photos.get()
    const { made } = await sendWith(answers)
    expect(made.map(({ call }) => call)).toEqual(['sendActs', 'sendProofPhoto'])
    expect(made[1]).toMatchObject({
      key: waiting?.photo_id,
      input: { params: { id: ORDER, kind: 'delivery' }, query: { taken_at: NOW / 1000 } },
    })
    const { body } = made[1]?.input ?? {}
    expect(body instanceof File && (await body.text())).toBe('photo')
    expect(await db.count('photos')).toBe(0)
  })

  it('waits while its act waits', async () => {
    await actsOn().add(deliver, { undoMs: UNDO_MS, photos: [photo()] })
    expect((await sendWith(answers)).made).toEqual([])
  })

  it('stays for later when the connection ends under way', async () => {
    await actsOn().add(deliver, { photos: [photo()] })
    expect((await sendWith({ ...answers, sendProofPhoto: () => offline })).result).toBe('failed')
    expect(await db.count('acts')).toBe(0)
    expect((await sendWith(answers)).made.map(({ call }) => call)).toEqual(['sendProofPhoto'])
  })

  it('is kept with its reason when the service does not take it', async () => {
    await actsOn().add(deliver, { photos: [photo()] })
    await sendWith({ ...answers, sendProofPhoto: () => refused(409, 'photo.not-now') })
    expect(await db.getAll('photos')).toMatchObject([{ state: 'kept', reason: { code: 'photo.not-now' } }])
  })
})

describe('acts on a phone whose copy of the work another version of the app wrote', () => {
  it.each([
    ['without the fields of today', { work: { offer: null }, fetched_at: 0 }],
    ['of no known form', 'work'],
  ])('are sent and answered: %s', async (_, copy) => {
    await db.put('values', copy, 'work')
    await actsOn().add(collect)
    await sendWith({ sendActs: applyAll })
    expect(await createActStore(db, changes).acts()).toEqual([])
    expect(await createActStore(db, changes).history()).toMatchObject([{ kind: 'collect', reason: null }])
  })

  it('are kept while the answer of the service cannot be read', async () => {
    await actsOn().add(collect)
    await sendWith({ sendActs: () => refused(500, 'server.unexpected') })
    expect(await createActStore(db, changes).acts()).toHaveLength(1)
  })
})
