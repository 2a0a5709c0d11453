import { randomUUID } from 'node:crypto'
import { programFailure, type ProgramOrder, type ProgramQuote } from '@beckon/contract'
import { programDropoff, programOrder } from '../every-program-call.ts'
import { makeKey } from '../seed/program-key.ts'
import { startDispatchWorld } from './dispatch-world.ts'

interface Sent {
  readonly body?: object | string
  readonly headers?: Record<string, string>
}

type Verb = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** A dispatch world whose shop has a program with a key of all scopes. */
export async function startProgramWorld() {
  const world = await startDispatchWorld()
  const key = await makeKey(world.server, world.shop, { business: 'shop' })
  async function send<T>(method: Verb, path: string, { body, headers }: Sent = {}) {
    const answer = await world.server.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...key.headers, ...headers },
      ...(body === undefined ? {} : { payload: body }),
    })
    return { status: answer.statusCode, headers: answer.headers, body: answer.json<T>() }
  }
  const quote = async (change: object = {}) => {
    const body = { collection_point: 'shop', dropoff: programDropoff, payment: 'cash_on_delivery', ...change }
    return (await send<ProgramQuote>('POST', '/quotes', { body })).body
  }
  const order = (id: string, change: object = {}) => ({
    ...programOrder({ point: 'shop', quote: id }),
    ...change,
  })
  const create = (body: object, idempotencyKey: string = randomUUID()) =>
    send<ProgramOrder>('POST', '/orders', { body, headers: { 'idempotency-key': idempotencyKey } })
  return {
    ...world,
    key: key.secret,
    send,
    quote,
    order,
    create,
    created: async () => (await create(order((await quote()).id))).body,
    /** Status and content of an answer that is a failure. */
    async failure(answer: Promise<{ readonly status: number; readonly body: unknown }>) {
      const { status, body } = await answer
      return { status, ...programFailure.parse(body).error }
    },
  }
}

export type ProgramWorld = Awaited<ReturnType<typeof startProgramWorld>>
