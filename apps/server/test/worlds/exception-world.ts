import type { ExceptionDetail, ExceptionRecord } from '@beckon/contract'
import type { ExceptionKind } from '@beckon/domain/exception'
import { loadParameters } from '../../src/capabilities/settings/parameters/load-parameters.ts'
import type { SweepDeps } from '../../src/capabilities/operations/exceptions/deps.ts'
import { sweep } from '../../src/capabilities/operations/exceptions/sweep/sweep.ts'
import { emptyTables } from '../empty-tables.ts'
import { type Answered, send } from '../post.ts'
import { type ConsoleOperator, openConsole, seedConsoleOperator } from '../seed/console-operator.ts'
import { type DispatchWorld, startDispatchWorld } from './dispatch-world.ts'

/** Tables of exceptions, and of their causes that a delivery does not fill. */
const filled = [
  'exception',
  'exception_alert',
  'cash_collection',
  'payment_intent',
  'refund',
  'message',
  'bulk_job',
  'operator_change',
] as const

type Call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<Answered>

export interface ExceptionWorld extends DispatchWorld {
  readonly sweepDeps: SweepDeps
  /** A dispatcher of Singapore. */
  readonly ana: ConsoleOperator
  /** Calls of `ana` below `/api/ops/v1`. */
  readonly call: Call
  /** Looks for exceptions, as the service does every few seconds. */
  look(): Promise<void>
  /** The open exceptions after another look. */
  open(): Promise<readonly ExceptionRecord[]>
  /** The one open exception of a kind; undefined where there is none. */
  find(kind: ExceptionKind): Promise<ExceptionRecord | undefined>
  detail(id: string): Promise<ExceptionDetail>
  /** Calls of another operator. */
  callAs(operator: Pick<ConsoleOperator, 'id'>): Promise<Call>
}

/** A service without background jobs, with a shop and a dispatcher. */
export async function startExceptionWorld(): Promise<ExceptionWorld> {
  const world = await startDispatchWorld()
  const { server } = world
  const { db, clock } = server.platform
  const start = clock.now().getTime()
  const ana = await seedConsoleOperator(server, 'ana@ops.test', [{ country: 'SG', role: 'dispatcher' }])
  const sweepDeps = {
    db,
    clock,
    parameters: { of: (country) => loadParameters(server.platform, country) },
  } as const satisfies SweepDeps
  const callAs: ExceptionWorld['callAs'] = async (operator) => {
    const { headers } = await openConsole(server, operator)
    return (method, path, body) =>
      send(server, method, `/api/ops/v1${path}`, { headers, ...(body ? { body } : {}) })
  }
  // Sessions end while the clock is advanced.
  const call: Call = async (...of) => (await callAs(ana))(...of)
  const look = () => sweep(sweepDeps)
  const open = async (): Promise<readonly ExceptionRecord[]> => {
    await look()
    return (await call('GET', '/exceptions')).result
  }
  return {
    ...world,
    sweepDeps,
    ana,
    call,
    callAs,
    look,
    open,
    find: async (kind) => (await open()).find((one) => one.kind === kind),
    detail: async (id) => (await call('GET', `/exceptions/${id}`)).result,
    async clear() {
      // Sessions of the shop end an hour after the start.
      world.clock.advance((start - world.clock.now().getTime()) / 1000)
      await emptyTables(db, ...filled)
      await world.clear()
    },
  }
}
