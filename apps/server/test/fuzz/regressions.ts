import { randomUUID } from 'node:crypto'
import type { Call } from '@beckon/contract'
import { programDropoff } from '../every-program-call.ts'
import { type FuzzRequest, requestOf } from './requests.ts'
import type { Scene, Who } from './world.ts'

interface Regression {
  readonly who: Who
  readonly request: FuzzRequest
}

const LAST_SECOND = 253_402_300_799
const here = { latitude: 1.3, longitude: 103.85 }

/** Bodies that once made the service fail, by the name of the call. */
const bodies: Readonly<Record<string, (scene: Scene) => readonly object[]>> = {
  // The estimated times were after the last one that the answer may have.
  quoteFee: laterThanAnyClock,
  estimate: laterThanAnyClock,
  createQuote: ({ program: { point } }) => [
    { collection_point: point, dropoff: programDropoff, collect_at: '9999-12-31T23:59:59Z' },
  ],
  // A clock that is wrong by millennia put an act before the first time that the database has.
  sendActs: ({ vendor: { orderId } }) => [
    {
      acts: [{ act_id: randomUUID(), occurred_at: 0, kind: 'arrive_pickup', order_id: orderId }],
      sent_at: 229_188_691_784,
    },
  ],
  // Half a letter, which a JSON value of the database does not take.
  saveListView: () => [
    { list: 'orders', name: 'Mine', search: { text: '\ud800' }, hidden: [], is_default: false },
    { list: 'orders', name: 'Mine', search: { '\udc00': 'text' }, hidden: [], is_default: false },
  ],
}

function laterThanAnyClock({ vendor: { vendorId } }: Scene): readonly object[] {
  const common = { vendor_id: vendorId, source: here, destination: here, delivery_type: 'LATER' }
  return [
    { ...common, preordered_for: LAST_SECOND },
    { ...common, preordered_for: LAST_SECOND - 1 },
  ]
}

const callerOf: Readonly<Partial<Record<Call['audience'], Who>>> = {
  vendor: 'owner',
  program: 'program',
  rider: 'rider',
  operator: 'operator',
}

/** Requests that once were answered wrongly; they are sent before all others. */
export function regressions(call: Call, scene: Scene): readonly Regression[] {
  const found = bodies[call.name]?.(scene) ?? []
  const who = callerOf[call.audience] ?? 'nobody'
  return found.map((body) => ({
    who,
    request: { ...requestOf(call, { params: undefined, query: undefined, body }), isValid: undefined },
  }))
}
