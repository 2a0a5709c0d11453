import { type AnswerOf, type Call, calls, type DeskEvent, type DeskOrder } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { OperatorRole } from '@beckon/domain/operator'
import type { TestRider } from '../dispatch.ts'
import { type Input, makeCall } from '../every-vendor-call.ts'
import { openConsole, seedConsoleOperator } from '../seed/console-operator.ts'
import { type DispatchWorld, startDispatchWorld } from './dispatch-world.ts'

type Headers = Record<string, string>

export interface DeskWorld extends DispatchWorld {
  /** Of an operator with the role `support`. */
  readonly ana: Headers
  operator(role: OperatorRole, country?: CountryCode): Promise<Headers>
  make<C extends Call>(call: C, input: Input, headers?: Headers): Promise<DeskAnswer<C>>
  desk(orderId: string, headers?: Headers): Promise<DeskOrder>
  events(orderId: string, headers?: Headers): Promise<DeskEvent[]>
  /** The newest entry of the history. */
  last(orderId: string): Promise<string | undefined>
  /** The recorded changes of an order by operators. */
  recorded(orderId: string): Promise<object[]>
  /** An order whose rider stands at the door and has reported that no one opens. */
  undecided(rider: TestRider): Promise<string>
}

interface DeskAnswer<C extends Call> {
  readonly status: number
  readonly code: string | undefined
  readonly body: string
  readonly result: ResultOf<AnswerOf<C>>
}

type ResultOf<Answer> = Answer extends { readonly result: infer Result } ? Result : unknown

/** Starts a service with a shop, and operators at the order desk. */
export async function startDeskWorld(): Promise<DeskWorld> {
  const world = await startDispatchWorld()
  const { server } = world
  const operator: DeskWorld['operator'] = async (role, country = 'SG') => {
    const seeded = await seedConsoleOperator(server, `${role}-${country}@ops.test`, [{ country, role }])
    return (await openConsole(server, seeded, { country })).headers
  }
  const ana = await operator('support')
  const make: DeskWorld['make'] = async (call, input, headers = ana) => {
    const made = await makeCall(server, call, headers, input)
    return { ...made, result: JSON.parse(made.body).result }
  }
  return {
    ...world,
    ana,
    operator,
    make,
    desk: async (id, headers) => (await make(calls.getDeskOrder, { path: { id } }, headers)).result,
    events: async (id, headers) => (await make(calls.listDeskEvents, { path: { id } }, headers)).result,
    last: async (id) => (await world.history(id)).at(-1),
    recorded: (id) =>
      server.platform.db
        .selectFrom('operator_change')
        .select(['before', 'after', 'reason'])
        .where('subject', '=', `order:${id}`)
        .orderBy('change_id')
        .execute(),
    async undecided(rider) {
      const id = await world.accepted(rider)
      for (const step of ['arrive_pickup', 'collect', 'leave_pickup', 'arrive_dropoff'] as const) {
        await rider.act(step, id)
      }
      await rider.act('report_trouble', id, { cause: 'UNREACHABLE', note: 'No one opens' })
      return id
    },
  }
}
