import { type Audience, type Call, calls, programCalls } from '@beckon/contract'
import fc from 'fast-check'
import type { TestServer } from '../test-server.ts'
import { faultOf } from './judge.ts'
import { regressions } from './regressions.ts'
import { type FuzzRequest, requestsOf } from './requests.ts'
import { callersOf, everyone, type Scene, type Who } from './world.ts'

/** Requests of each call. `FUZZ_RUNS` makes a long run, `FUZZ_SEED` another one. */
export const runs = Number(process.env['FUZZ_RUNS'] ?? 8)
export const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_126)

export const callsOf = (audience: Audience): readonly Call[] =>
  audience === 'program'
    ? Object.values(programCalls)
    : (Object.values(calls) as readonly Call[]).filter((call) => call.audience === audience)

/** Answers by status, for the report of a run. */
export interface Counts {
  readonly requests: Map<number, number>
  /** Calls that answered at least one valid request with success. */
  readonly answered: Set<string>
}

export const newCounts = (): Counts => ({ requests: new Map(), answered: new Set() })

const others = (audience: Audience): readonly Who[] =>
  everyone.filter((who) => !callersOf[audience].includes(who))

/** A caller of the call, or now and then one who may not make it. */
const callerOf = ({ audience }: Call) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant(callersOf[audience][0] ?? 'nobody') },
    { weight: 2, arbitrary: fc.constantFrom(...callersOf[audience]) },
    ...(audience === 'open' ? [] : [{ weight: 1, arbitrary: fc.constantFrom(...others(audience)) }]),
  )

/**
 * Sends many requests of one call. Throws with the request and its answer when one is wrong. Returns whether the callers
 * of the scene can still make calls: some calls end what they come with.
 */
export async function fuzzCall(
  server: TestServer,
  scene: Scene,
  call: Call,
  counts: Counts,
): Promise<boolean> {
  let isUsable = true
  const check = async (who: Who, request: FuzzRequest) => {
    const { isValid: _, ...sent } = request
    const headers = { ...sent.headers, ...scene.headers[who] }
    const answer = await server.app.inject({ ...(sent as object), headers })
    counts.requests.set(answer.statusCode, (counts.requests.get(answer.statusCode) ?? 0) + 1)
    if (answer.statusCode === 401 && callersOf[call.audience].includes(who)) isUsable = false
    if (answer.statusCode < 300) counts.answered.add(call.name)
    const fault = faultOf({ call, who, request, answer })
    if (fault !== undefined)
      throw new Error(textOf(fault, { call, who, request, status: answer.statusCode, body: answer.body }))
  }
  for (const { who, request } of regressions(call, scene)) await check(who, request)
  const property = fc.asyncProperty(callerOf(call), requestsOf(call, scene), check)
  await fc.assert(property, { seed, numRuns: runs, endOnFailure: true, includeErrorInReport: true })
  return isUsable
}

interface Failed {
  readonly call: Call
  readonly who: Who
  readonly request: FuzzRequest
  readonly status: number
  readonly body: string
}

const MOST = 1500

const textOf = (fault: string, { call, who, request, status, body }: Failed): string =>
  [
    `${call.name}: ${fault}`,
    `${who}: ${request.method} ${request.url.slice(0, MOST)}`,
    JSON.stringify(request.headers),
    String(request.payload ?? '').slice(0, MOST),
    `${status} ${body.slice(0, MOST)}`,
  ].join('\n')
