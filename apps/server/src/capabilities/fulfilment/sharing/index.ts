import { type AnswerOf, linkCalls, proofCalls, publicCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../../platform/database/transaction.ts'
import { linkTo } from '../../../platform/deployments/link-to.ts'
import type { Context } from '../../../platform/http/context.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import { type OrderRequestContext, revokeLink, sendLink, sharedOf, shareOrder } from './links.ts'
import { publicOrder, type PublicPageRequest } from './public-order.ts'
import { publicPhoto } from './public-photo.ts'
import { rateOrder } from './rate-order.ts'
import { receiptOf } from './receipt.ts'
import type { SharingDeps } from './deps.ts'

export interface SharingService {
  routes(app: FastifyInstance): void
  /** Returns the link of an order for its customer, made where there is none. */
  share(context: OrderRequestContext): Promise<AnswerOf<typeof linkCalls.shareOrder> | Refusal>
  /** Takes the link of an order back. */
  revoke(context: OrderRequestContext): Promise<AnswerOf<typeof linkCalls.revokeLink> | Refusal>
  /** Sends the tracking link of an order to the phone of its customer. */
  sendLink(
    tx: Tx,
    order: Pick<OrderRequestContext, 'key' | 'deployment'>,
  ): Promise<AnswerOf<typeof linkCalls.shareOrder> | Refusal>
}

type RequiredServices = Pick<SharingDeps, 'orders' | 'vendors' | 'pressure' | 'proofs' | 'notify' | 'isOn'>

/** Orders as their customers see them: by their id, or by a link that the shop gave them. */
export function sharing({ db, clock, config, signer }: Platform, services: RequiredServices): SharingService {
  const deps: SharingDeps = {
    db,
    clock,
    signer: signer('receipt'),
    linkTo: (deployment, path) => linkTo(config, deployment, path),
    ...services,
  }
  return {
    share: (context) => shareOrder(deps, context),
    revoke: (context) => revokeLink(deps, context),
    sendLink: (tx, order) => sendLink(deps, tx, order),
    routes(app) {
      linkRoutes(app, deps)
      publicRoutes(app, deps)
    },
  }
}

function linkRoutes(app: FastifyInstance, deps: SharingDeps): void {
  serve(app, linkCalls.getShared, async ({ caller: user, deployment, params, query }) => {
    const key = { vendorId: query.vendor_id, orderId: params.id }
    const shared = await sharedOf(deps, { user, deployment, key })
    return user.kind === 'viewer' && !isRefusal(shared) ? withoutLinks(shared) : shared
  })
  serve(app, linkCalls.shareOrder, ({ caller: user, deployment, params, body }) =>
    shareOrder(deps, { user, deployment, key: { vendorId: body.vendor_id, orderId: params.id } }),
  )
  serve(app, linkCalls.revokeLink, ({ caller: user, deployment, params, body }) =>
    revokeLink(deps, { user, deployment, key: { vendorId: body.vendor_id, orderId: params.id } }),
  )
}

function publicRoutes(app: FastifyInstance, deps: SharingDeps): void {
  serve(app, publicCalls.getPublicOrder, async (context) => {
    const page = pageOf(context)
    return isRefusal(page) ? page : publicOrder(deps, page)
  })
  serve(app, publicCalls.getReceipt, async (context) => {
    const page = pageOf(context)
    return isRefusal(page) ? page : receiptOf(deps, page, context.links.Receipt)
  })
  serve(app, proofCalls.getPublicPhoto, async (context) => {
    const page = pageOf(context)
    return isRefusal(page) ? page : publicPhoto(deps, { ...page, photoId: context.params.photo })
  })
  serve(app, publicCalls.rateOrder, ({ deployment, params, body, links }) =>
    rateOrder(deps, { deployment, orderId: params.id, token: links.Link, body: body }),
  )
}

type PageContext = Pick<
  Context<typeof publicCalls.getPublicOrder>,
  'caller' | 'deployment' | 'params' | 'links'
>

/** A view of an operator is for one order; another one is refused like an unknown one. */
function pageOf({ caller, deployment, params, links }: PageContext): PublicPageRequest | Refusal {
  const page = { deployment, orderId: params.id, token: links.Link }
  if (caller.kind !== 'viewer') return page
  const { subject } = caller
  const isViewed = subject.kind === 'customer' && subject.orderId === params.id
  return isViewed ? { ...page, isViewed } : refuse('order.not-found')
}

type Shared = AnswerOf<typeof linkCalls.getShared>

/** The pages behind the links outlast a view, and the customer's can be rated. */
const withoutLinks = ({ result }: Shared): Shared => ({
  result: { ...result, links: result.links.map((link) => ({ ...link, url: null })), receipt_url: '' },
})
