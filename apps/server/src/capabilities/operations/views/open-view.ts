import { randomUUID } from 'node:crypto'
import type { AnswerOf, viewCalls } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { VIEW_MINUTES } from '@beckon/domain/limits'
import { sql } from 'kysely'
import type { OperatorCaller, ViewSubject } from '../../../platform/auth/callers.ts'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/http/context.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import { audited, hashOfToken, newOperatorToken } from '../../settings/operators/index.ts'
import { isIndividual } from '../../ordering/orders/index.ts'
import { isPointIn, scopeFor } from '../../parties/riders/index.ts'
import type { ViewDeps } from './deps.ts'
import { insertView } from './store.ts'

interface Viewed {
  readonly subject: ViewSubject
  /** Where the change is recorded, and in which words. */
  readonly change: { readonly subject: string; readonly after: string }
  readonly path: `/${string}`
}

/** Opens a view of the page of a shop or of a customer, and records it. A program has no session that could end it. */
export async function openView(
  deps: ViewDeps,
  { caller, country, deployment, body }: Context<typeof viewCalls.openView>,
): Promise<AnswerOf<typeof viewCalls.openView> | Refusal> {
  const { sessionId, operatorId } = caller
  if (sessionId === undefined) return refuse('auth.forbidden')
  const viewed = await viewedBy(deps, country, body.subject)
  if (isRefusal(viewed)) return viewed
  const unseen = await outOfSight(deps, caller, viewed.subject)
  if (unseen) return unseen
  const token = newOperatorToken()
  const now = deps.clock.now()
  const expiresAt = new Date(now.getTime() + VIEW_MINUTES * 60_000)
  const { subject, change, path } = viewed
  const intent = { caller, country, subject: change.subject, reason: body.reason }
  return audited(deps, intent, async (tx) => {
    await insertView(tx, {
      view_id: randomUUID(),
      operator_id: operatorId,
      session_id: sessionId,
      token_hash: hashOfToken(token),
      country,
      vendor_id: subject.vendorId,
      order_id: subject.kind === 'customer' ? subject.orderId : null,
      reason: body.reason,
      created_at: now,
      expires_at: expiresAt,
    })
    const url = `${deps.linkTo(deployment, path)}#view=${token}`
    return {
      before: null,
      after: change.after,
      answer: { result: { url, expires_at: unixSeconds(expiresAt) } },
    }
  })
}

/** The page of a shop shows all of its orders, so the shop has to lie in the zones of the operator. */
async function outOfSight(
  { db, sight }: ViewDeps,
  caller: OperatorCaller,
  subject: ViewSubject,
): Promise<Refusal | undefined> {
  const { country } = caller
  const scope = await scopeFor(db, caller, 'orders.act')
  if (scope === null) return undefined
  if (subject.kind === 'customer') {
    return sight.refusalOf('order', { country, id: subject.orderId, zones: scope.zones })
  }
  const found = await db
    .selectFrom('vendor')
    .select('vendor_id')
    .where('vendor_id', '=', subject.vendorId)
    .where(isPointIn(scope, sql.ref('vendor.latitude'), sql.ref('vendor.longitude')))
    .executeTakeFirst()
  return found ? undefined : refuse('vendor.not-found')
}

type Asked = Context<typeof viewCalls.openView>['body']['subject']

async function viewedBy(deps: ViewDeps, country: CountryCode, asked: Asked): Promise<Viewed | Refusal> {
  if (asked.kind === 'shop') {
    const vendor = await deps.vendors.load(asked.vendor_id)
    if (vendor?.country !== country || vendor.is_guest) return refuse('vendor.not-found')
    const { vendor_id: vendorId } = vendor
    return {
      subject: { kind: 'shop', vendorId },
      change: { subject: `vendor:${vendorId}`, after: `viewed as the shop for ${VIEW_MINUTES} minutes` },
      path: '/order-tracking',
    }
  }
  const orderId = asked.order_id
  const vendorId = deps.orders.ownerOf(orderId)
  const order = vendorId === undefined ? undefined : await deps.orders.load({ vendorId, orderId })
  if (order?.country !== country) return refuse('order.not-found')
  const page = isIndividual(order) ? 'tracking-c2c' : 'tracking'
  return {
    subject: { kind: 'customer', vendorId: order.vendor_id, orderId },
    change: { subject: `order:${orderId}`, after: `viewed as the customer for ${VIEW_MINUTES} minutes` },
    path: `/${page}/${encodeURIComponent(orderId)}`,
  }
}
