import { type Conversation, messageCalls, type OrderMessage } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { RiderProblem } from '@beckon/domain/rider'
import type { FastifyInstance } from 'fastify'
import { createPeriodicService } from '../../../platform/periodic-service.ts'
import { connectsCalls } from '../../../platform/connects-calls.ts'
import type { Config } from '../../../platform/config.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Refusal } from '../../../platform/refusal.ts'
import type { OrderKey, OrderRow } from '../../ordering/orders/index.ts'
import type { ActingUser } from '../../parties/vendors/index.ts'
import { callOther } from './call-other.ts'
import { callsPage } from './calls-page.ts'
import { conversationOf, markSeenBy, readMessages, seeMessages, sendMessage, writeTo } from './converse.ts'
import { endCalls } from './end-calls.ts'
import { purgeWords } from './purge-words.ts'
import type { MessageDeps } from './deps.ts'
import { callGateway } from './providers/call-gateway.ts'
import { sandboxTelephony } from './providers/sandbox.ts'
import type { Telephony } from './providers/telephony.ts'
import type { Author } from './author.ts'
import { insertMessage } from './store.ts'

export interface MessagesService {
  routes(app: FastifyInstance): void
  /** Writes the problem of a rider to the shop, about an order that is locked. */
  reportProblem(tx: Tx, order: OrderKey, report: ReportedProblem): Promise<void>
  conversationOf(order: OrderRow): Promise<Conversation>
  /** Writes to the rider for the shop, about an order that is locked. */
  writeForShop(tx: Tx, order: OrderRow, message: ForShop): Promise<{ result: OrderMessage } | Refusal>
  /** Marks messages of the rider as seen for the shop, about an order that is locked. */
  seeForShop(tx: Tx, order: OrderRow, upTo: number): Promise<void>
}

/** A message that an operator writes for the shop. */
export interface ForShop {
  readonly text: string
  readonly operatorId: string
}

export interface ReportedProblem {
  readonly problem: RiderProblem
  readonly note: string
  readonly at: Date
}

const END_MS = 15_000
const FORGET_MS = 3_600_000

/** Chat and calls between a shop and the rider of its parcel. */
export function messages(
  { db, clock, log, config, background }: Platform,
  services: Pick<MessageDeps, 'orders' | 'vendors' | 'parameters'>,
): MessagesService {
  const telephony = telephonyOf(config)
  const deps: MessageDeps = { db, clock, log, telephony, ...services }
  background.add(
    createPeriodicService('end-calls', END_MS, () => endCalls(deps), log),
    'worker',
  )
  background.add(
    createPeriodicService('forget-words', FORGET_MS, () => purgeWords(deps), log),
    'worker',
  )
  return {
    async reportProblem(tx, order, { problem, note, at }) {
      await insertMessage(tx, order, { sender: 'rider', text: note, problem, at })
    },
    conversationOf: (order) => conversationOf(deps, order),
    writeForShop: (tx, order, { text, operatorId }) =>
      writeTo(deps, tx, order, { sender: 'vendor', operatorId, text, at: clock.now() }),
    seeForShop: (tx, order, upTo) => markSeenBy(deps, tx, order, { side: 'vendor', upTo }),
    routes(app) {
      shopRoutes(app, deps)
      riderRoutes(app, deps)
      // Real calls must not be listed.
      if (telephony === sandboxTelephony) callsPage(app, db, clock)
    },
  }
}

/** Returns the operator's gateway, or else the sandbox, which is never used in production. */
function telephonyOf(config: Config): Telephony | undefined {
  if (!connectsCalls(config)) return undefined
  return config.callsUrl === undefined ? sandboxTelephony : callGateway(config.callsUrl)
}

function shopRoutes(app: FastifyInstance, deps: MessageDeps): void {
  const shop = (user: ActingUser, vendorId: string): Author => ({ side: 'vendor', user, vendorId })
  serve(app, messageCalls.listMessages, ({ caller, params, query }) =>
    readMessages(deps, shop(caller, query.vendor_id), params.id),
  )
  serve(app, messageCalls.sendMessage, ({ caller, params, body, idempotencyKey: key = '' }) =>
    sendMessage(deps, shop(caller, body.vendor_id), { orderId: params.id, text: body.text, key }),
  )
  serve(app, messageCalls.seeMessages, ({ caller, params, body }) =>
    seeMessages(deps, shop(caller, body.vendor_id), { orderId: params.id, upTo: body.up_to }),
  )
  serve(app, messageCalls.callRider, ({ caller, params, body }) =>
    callOther(deps, shop(caller, body.vendor_id), { orderId: params.id, whom: 'rider' }),
  )
}

function riderRoutes(app: FastifyInstance, deps: MessageDeps): void {
  const rider = (riderId: string, country: CountryCode): Author => ({ side: 'rider', riderId, country })
  serve(app, messageCalls.riderMessages, ({ caller, country, params }) =>
    readMessages(deps, rider(caller.riderId, country), params.id),
  )
  serve(app, messageCalls.riderSendsMessage, ({ caller, country, params, body, idempotencyKey: key = '' }) =>
    sendMessage(deps, rider(caller.riderId, country), { orderId: params.id, text: body.text, key }),
  )
  serve(app, messageCalls.riderSeesMessages, ({ caller, country, params, body }) =>
    seeMessages(deps, rider(caller.riderId, country), { orderId: params.id, upTo: body.up_to }),
  )
  serve(app, messageCalls.riderCallsShop, ({ caller, country, params }) =>
    callOther(deps, rider(caller.riderId, country), { orderId: params.id, whom: 'vendor' }),
  )
  serve(app, messageCalls.riderCallsCustomer, ({ caller, country, params }) =>
    callOther(deps, rider(caller.riderId, country), { orderId: params.id, whom: 'customer' }),
  )
}
