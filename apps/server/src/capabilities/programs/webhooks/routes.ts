import { webhookCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import type { VendorCaller } from '../../../platform/auth/callers.ts'
import { serve } from '../../../platform/http/serve.ts'
import { isRefusal, type Refusal } from '../../../platform/refusal.ts'
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
  removeEndpoint,
  rollSecret,
} from './endpoints/manage-endpoints.ts'
import { businessToNotify, maySeeMoney } from './policy.ts'

interface OfVendor {
  readonly caller: VendorCaller
  readonly params: { readonly id: string }
}

/** The calls of the portal about webhooks and events. */
export function webhookRoutes(app: FastifyInstance, deps: WebhookDeps): void {
  /** Runs work for the business of the caller. */
  const asOwner = async <T extends object>(
    { caller, params }: OfVendor,
    work: (owner: EndpointOwner) => Promise<T | Refusal>,
  ): Promise<{ result: T } | Refusal> => {
    const owner = await businessToNotify(deps, caller, params.id)
    if (isRefusal(owner)) return owner
    const result = await work(owner)
    return isRefusal(result) ? result : { result }
  }
  endpointRoutes(app, deps, asOwner)
  deliveryRoutes(app, deps, asOwner)
  serve(app, webhookCalls.listEvents, (context) =>
    asOwner(context, async (owner) => {
      const withoutMoney = !(await maySeeMoney(deps, context.caller, owner))
      return deps.events.list({ ...owner, withoutMoney }, context.query)
    }),
  )
}

type AsOwner = <T extends object>(
  of: OfVendor,
  work: (owner: EndpointOwner) => Promise<T | Refusal>,
) => Promise<{ result: T } | Refusal>

function endpointRoutes(app: FastifyInstance, deps: WebhookDeps, asOwner: AsOwner): void {
  serve(app, webhookCalls.listWebhookEndpoints, (context) =>
    asOwner(context, async (owner) => ({ endpoints: await listEndpoints(deps, owner) })),
  )
  serve(app, webhookCalls.createWebhookEndpoint, (context) =>
    asOwner(context, (owner) => createEndpoint(deps, owner, context.body)),
  )
  serve(app, webhookCalls.changeWebhookEndpoint, (context) =>
    asOwner(context, (owner) => changeEndpoint(deps, owner, context.params.endpointId, context.body)),
  )
  serve(app, webhookCalls.deleteWebhookEndpoint, (context) =>
    asOwner(context, async (owner) => {
      const { endpointId } = context.params
      return (await removeEndpoint(deps, owner, endpointId)) ?? { endpoint_id: endpointId }
    }),
  )
  serve(app, webhookCalls.rollWebhookSecret, (context) =>
    asOwner(context, (owner) => {
      const { endpointId } = context.params
      return rollSecret(deps, owner, { endpointId, overlapHours: context.body.overlap_hours })
    }),
  )
}

function deliveryRoutes(app: FastifyInstance, deps: WebhookDeps, asOwner: AsOwner): void {
  serve(app, webhookCalls.listWebhookDeliveries, (context) =>
    asOwner(context, (owner) => listDeliveries(deps, owner, context.params.endpointId, context.query)),
  )
  serve(app, webhookCalls.getWebhookDelivery, (context) =>
    asOwner(context, (owner) => readDelivery(deps, owner, context.params)),
  )
  serve(app, webhookCalls.resendWebhook, (context) =>
    asOwner(context, (owner) => resend(deps, owner, context.params)),
  )
  serve(app, webhookCalls.resendFailedWebhooks, (context) =>
    asOwner(context, (owner) => {
      const { endpointId } = context.params
      return resendFailed(deps, owner, { endpointId, since: new Date(context.body.since) })
    }),
  )
  serve(app, webhookCalls.sendTestEvent, (context) =>
    asOwner(context, (owner) => {
      const { endpointId } = context.params
      return sendTest(deps, owner, { endpointId, type: context.body.type })
    }),
  )
}
