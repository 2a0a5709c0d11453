import { type Caller, type CallOptions, part } from '../call.ts'
import type {
  DeliveryPage,
  DeliveryQuery,
  EventType,
  NewEndpoint,
  NewWebhookEndpoint,
  RolledSecret,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookEndpoint,
  WebhookEndpointUpdate,
} from '../types.ts'

/** The addresses to which events are sent. */
export function webhookEndpointsOf(call: Caller) {
  const base = '/webhook-endpoints'
  const one = (id: string) => `${base}/${part(id)}`
  const delivery = (id: string, eventId: string) => `${one(id)}/deliveries/${part(eventId)}`
  return {
    list: async ({ signal }: CallOptions = {}): Promise<WebhookEndpoint[]> =>
      (await call<{ data: WebhookEndpoint[] }>('GET', base, { signal })).data,
    /** The secret is answered only here. */
    create: (body: NewWebhookEndpoint, { signal }: CallOptions = {}): Promise<NewEndpoint> =>
      call('POST', base, { body, signal }),
    get: (id: string, { signal }: CallOptions = {}): Promise<WebhookEndpoint> =>
      call('GET', one(id), { signal }),
    update: (
      id: string,
      body: WebhookEndpointUpdate,
      { signal }: CallOptions = {},
    ): Promise<WebhookEndpoint> => call('PATCH', one(id), { body, isRepeatable: true, signal }),
    delete: (id: string, { signal }: CallOptions = {}): Promise<{ deleted: true }> =>
      call('DELETE', one(id), { signal }),
    /** The earlier secret signs, too, for the hours given. */
    rollSecret: (
      id: string,
      body: { readonly overlap_hours?: number } = {},
      { signal }: CallOptions = {},
    ): Promise<RolledSecret> => call('POST', `${one(id)}/secret`, { body, signal }),
    /** The newest first. */
    deliveries: (
      id: string,
      query: DeliveryQuery = {},
      { signal }: CallOptions = {},
    ): Promise<DeliveryPage> => call('GET', `${one(id)}/deliveries`, { query: { ...query }, signal }),
    delivery: (id: string, eventId: string, { signal }: CallOptions = {}): Promise<WebhookDeliveryDetail> =>
      call('GET', delivery(id, eventId), { signal }),
    resend: (id: string, eventId: string, { signal }: CallOptions = {}): Promise<WebhookDelivery> =>
      call('POST', `${delivery(id, eventId)}/resend`, { body: {}, isRepeatable: true, signal }),
    resendFailed: (
      id: string,
      since: string,
      { signal }: CallOptions = {},
    ): Promise<{ readonly resent: number }> => call('POST', `${one(id)}/resend`, { body: { since }, signal }),
    /** Sends the example of an event to this endpoint alone. */
    sendTestEvent: (
      id: string,
      type: EventType = 'ping',
      { signal }: CallOptions = {},
    ): Promise<{ readonly event_id: string }> => call('POST', `${one(id)}/test`, { body: { type }, signal }),
  }
}
