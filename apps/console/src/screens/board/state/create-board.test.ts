import type { Board } from '@beckon/contract'
import { type CallResult, createClient } from '@beckon/contract/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createWaiter } from '../../../platform/clock/index.ts'
import { conflictOf } from './conflict.ts'
import { createBoard, isWaiting } from './create-board.ts'
import { aRider, anAnswer, anOrder, NOON } from './test-board.ts'

// Only a wake-up ends a pause.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

type Answer = { readonly status?: number; readonly body: unknown }

/** A service whose answers the test gives one by one, and a pause that the test ends. */
function aService() {
  const asked: { readonly url: string; readonly body: string; answer(given: Answer): void }[] = []
  let arrived = Promise.withResolvers<void>()
  const client = createClient({
    origin: 'https://console.test',
    retries: 0,
    headers: () => ({}),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const body = await request.text()
      const { promise, resolve } = Promise.withResolvers<Answer>()
      asked.push({ url: request.url.replace(/^.*\/board/u, ''), body, answer: resolve })
      arrived.resolve()
      const { status = 200, body: given } = await promise
      return Response.json(given, { status })
    },
  })
  const board = createBoard({
    client,
    waiter: createWaiter(),
    now: () => NOON - 10,
    isVisible: () => true,
    onLoggedOut: () => undefined,
  })
  return {
    board,
    /** Returns the next request, once it has come. */
    async next() {
      await arrived.promise
      const one = asked.shift()
      if (asked.length === 0) arrived = Promise.withResolvers()
      if (!one) throw new Error('nothing was asked')
      return one
    },
    /** Resolves when the board has changed so that a condition holds. */
    until: (holds: () => boolean) =>
      new Promise<void>((done) => {
        const check = () => holds() && done()
        board.snapshot.subscribe(check)
        check()
      }),
  }
}

const answer = (board: Partial<Board>): Answer => ({ body: { result: anAnswer(board) } })
const start = { orders: [anOrder('kh-1-a')], riders: [aRider('ana')] }
const assign = { kind: 'assign', orderId: 'kh-1-a', riderId: 'ana', version: 1 } as const

/** A board that was read once. */
async function aBoard() {
  const service = aService()
  const stop = service.board.follow()
  ;(await service.next()).answer(answer(start))
  await service.until(() => service.board.snapshot.get().isLoaded)
  const riderOf = () => service.board.snapshot.get().board.orders.get('kh-1-a')?.rider_id
  return { ...service, stop, riderOf }
}

it('the first reading asks for the whole board, and the next one for the changes since its cursor', async () => {
  const { board, next, stop } = await aBoard()
  expect(board.snapshot.get().now).toBe(NOON)
  board.refresh()
  const second = await next()
  expect(second.url).toBe('?since=c1')
  stop()
})

it('an assignment is shown before the service has answered, and stays when it agrees', async () => {
  const { board, next, riderOf, stop } = await aBoard()
  const made = board.make(assign, 'nearest')
  expect(riderOf()).toBe('ana')
  expect(isWaiting(board.snapshot.get().pending, assign)).toBe(true)
  const request = await next()
  expect(JSON.parse(request.body)).toEqual({ rider_id: 'ana', reason: 'nearest', version: 1 })
  request.answer({
    body: { result: { order: anOrder('kh-1-a', { rider_id: 'ana', version: 2 }), riders: [aRider('ana')] } },
  })
  expect((await made).ok).toBe(true)
  expect(board.snapshot.get().pending).toEqual([])
  expect(board.snapshot.get().board.orders.get('kh-1-a')?.version).toBe(2)
  expect(riderOf()).toBe('ana')
  stop()
})

it('an assignment that lost against another operator is taken back, and the refusal names who changed the order', async () => {
  const { board, next, riderOf, stop } = await aBoard()
  const made = board.make(assign, 'nearest')
  const changed = {
    version: 2,
    changed_by: { kind: 'operator', name: 'Ben' },
    changed_at: NOON,
  } as const
  const meta = { translation_key: 'error.board-changed', ...changed }
  ;(await next()).answer({
    status: 409,
    body: { errors: [{ code: 'board.changed', message: 'changed', meta }], request_id: 'r' },
  })
  const result: CallResult<unknown> = await made
  expect(riderOf()).toBeNull()
  expect(result.ok ? undefined : conflictOf(result.error)).toEqual(changed)
  expect((await next()).url).toBe('?since=c1')
  stop()
})

it('a change that is asked for while the last one of the same order is on its way follows it with its version', async () => {
  const { board, next, riderOf, stop } = await aBoard()
  const assigned = board.make(assign, 'nearest')
  const request = await next()
  const takenBack = board.make({ kind: 'take-back', orderId: 'kh-1-a', version: 1 }, 'wrong rider')
  expect(riderOf()).toBeNull()
  request.answer({
    body: { result: { order: anOrder('kh-1-a', { rider_id: 'ana', version: 2 }), riders: [] } },
  })
  await assigned
  let second = await next()
  // A reading comes between the two.
  if (second.body === '') second = await next()
  expect(JSON.parse(second.body)).toEqual({ reason: 'wrong rider', version: 2 })
  second.answer({ body: { result: { order: anOrder('kh-1-a', { version: 4 }), riders: [] } } })
  expect((await takenBack).ok).toBe(true)
  stop()
})

it('a reading that began before a change does not undo it', async () => {
  const { board, next, riderOf, stop } = await aBoard()
  board.refresh()
  const reading = await next()
  const made = board.make(assign, 'nearest')
  const request = await next()
  request.answer({
    body: {
      result: {
        order: anOrder('kh-1-a', { rider_id: 'ana', version: 2 }),
        riders: [aRider('ana', { order_ids: ['kh-1-a'] })],
      },
    },
  })
  await made
  reading.answer(answer({ ...start, full: false, cursor: 'c2' }))
  expect(riderOf()).toBe('ana')
  ;(await next()).answer(answer({ full: false, cursor: 'c1', orders: [], riders: [] }))
  expect(board.snapshot.get().board.riders.get('ana')?.order_ids).toEqual(['kh-1-a'])
  stop()
})

it('a failed reading leaves the old board with its error', async () => {
  const { board, next, riderOf, until, stop } = await aBoard()
  board.refresh()
  ;(await next()).answer({ status: 503, body: {} })
  await until(() => board.snapshot.get().error !== undefined)
  expect(board.snapshot.get().isLoaded).toBe(true)
  expect(riderOf()).toBeNull()
  stop()
})
