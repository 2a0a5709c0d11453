import { programCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import type { ProgramCaller } from '../../../platform/auth/callers.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { EndpointOwner, WebhookDeps } from './deps.ts'
import {
  listDeliveries,
  readDelivery,
  resend,
  resendFailed,
  sendTest,
} from './deliveries/manage-deliveries.ts'
import {
  changeEndpoint,
  createEndpoint,
  listEndpoints,
  readEndpoint,
  removeEndpoint,
  rollSecret,
} from './endpoints/manage-endpoints.ts'

/** A key for single collection points sees what is for these alone. A test key has endpoints of its own. */
const ownerOf = ({ businessId, country, vendorIds, isExact, keyId }: ProgramCaller): EndpointOwner => ({
  ...{ businessId, country, by: keyId },
  ...(isExact ? { vendorIds } : {}),
})

/** The calls of programs about webhooks and events. */
export function programRoutes(app: FastifyInstance, deps: WebhookDeps): void {
  serve(app, programCalls.listEvents, ({ caller, query }) => {
    const reader = { ...ownerOf(caller), withoutMoney: !caller.scopes.includes('money') }
    return deps.events.list(reader, query)
  })
  serve(app, programCalls.listWebhookEndpoints, async ({ caller }) => ({
    data: await listEndpoints(deps, ownerOf(caller)),
  }))
  serve(app, programCalls.createWebhookEndpoint, ({ caller, body }) =>
    createEndpoint(deps, ownerOf(caller), body),
  )
  serve(app, programCalls.getWebhookEndpoint, ({ caller, params }) =>
    readEndpoint(deps, ownerOf(caller), params.id),
  )
  serve(app, programCalls.updateWebhookEndpoint, ({ caller, params, body }) =>
    changeEndpoint(deps, ownerOf(caller), params.id, body),
  )
  serve(app, programCalls.deleteWebhookEndpoint, async ({ caller, params }) => {
    const refused = await removeEndpoint(deps, ownerOf(caller), params.id)
    return refused ?? { deleted: true as const }
  })
  serve(app, programCalls.rollWebhookSecret, ({ caller, params, body }) =>
    rollSecret(deps, ownerOf(caller), { endpointId: params.id, overlapHours: body.overlap_hours }),
  )
  deliveryRoutes(app, deps)
}

function deliveryRoutes(app: FastifyInstance, deps: WebhookDeps): void {
  serve(app, programCalls.listWebhookDeliveries, ({ caller, params, query }) =>
    listDeliveries(deps, ownerOf(caller), params.id, query),
  )
  serve(app, programCalls.getWebhookDelivery, ({ caller, params }) =>
    readDelivery(deps, ownerOf(caller), { endpointId: params.id, eventId: params.event_id }),
  )
  serve(app, programCalls.resendWebhook, ({ caller, params }) =>
    resend(deps, ownerOf(caller), { endpointId: params.id, eventId: params.event_id }),
  )
  serve(app, programCalls.resendFailedWebhooks, ({ caller, params, body }) =>
    resendFailed(deps, ownerOf(caller), { endpointId: params.id, since: new Date(body.since) }),
  )
  serve(app, programCalls.sendTestEvent, ({ caller, params, body }) =>
    sendTest(deps, ownerOf(caller), { endpointId: params.id, type: body.type }),
  )
}
