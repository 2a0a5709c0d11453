import { linkCalls, proofCalls, publicCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { linkTo } from '../../../platform/deployments/link-to.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform/platform.ts'
import { revokeLink, sharedOf, shareOrder } from './links.ts'
import { publicOrder } from './public-order.ts'
import { publicPhoto } from './public-photo.ts'
import { rateOrder } from './rate-order.ts'
import { receiptOf } from './receipt.ts'
import type { SharingDeps } from './deps.ts'

export interface SharingService {
  routes(app: FastifyInstance): void
}

type RequiredServices = Pick<SharingDeps, 'orders' | 'vendors' | 'proofs' | 'isOn'>

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
    routes(app) {
      linkRoutes(app, deps)
      publicRoutes(app, deps)
    },
  }
}

function linkRoutes(app: FastifyInstance, deps: SharingDeps): void {
  serve(app, linkCalls.getShared, ({ caller: user, deployment, params, query }) =>
    sharedOf(deps, { user, deployment, key: { vendorId: query.vendor_id, orderId: params.id } }),
  )
  serve(app, linkCalls.shareOrder, ({ caller: user, deployment, params, body }) =>
    shareOrder(deps, { user, deployment, key: { vendorId: body.vendor_id, orderId: params.id } }),
  )
  serve(app, linkCalls.revokeLink, ({ caller: user, deployment, params, body }) =>
    revokeLink(deps, { user, deployment, key: { vendorId: body.vendor_id, orderId: params.id } }),
  )
}

function publicRoutes(app: FastifyInstance, deps: SharingDeps): void {
  serve(app, publicCalls.getPublicOrder, ({ deployment, params, links }) =>
    publicOrder(deps, { deployment, orderId: params.id, token: links.Link }),
  )
  serve(app, publicCalls.getReceipt, ({ deployment, params, links }) =>
    receiptOf(deps, { deployment, orderId: params.id, token: links.Link }, links.Receipt),
  )
  serve(app, proofCalls.getPublicPhoto, ({ deployment, params, links }) =>
    publicPhoto(deps, { deployment, orderId: params.id, token: links.Link, photoId: params.photo }),
  )
  serve(app, publicCalls.rateOrder, ({ deployment, params, body, links }) =>
    rateOrder(deps, { deployment, orderId: params.id, token: links.Link, body: body }),
  )
}
