import type { ProgramError } from './program-error.ts'

/** Errors about webhook endpoints and events. */
export const webhookErrors = {
  'webhook-endpoint.not-found': {
    status: 404,
    meaning: 'There is no such endpoint, or the key is not for its collection points.',
    action: 'Use an `endpoint_id` as it was answered.',
    from: ['webhook.not-found'],
  },
  'webhook-endpoint.url': {
    status: 422,
    meaning: 'The address is no public `https` address with the port 443 or 8443; `fields` names the reason.',
    action: 'Use an address that is reached from the internet.',
    from: ['webhook.url'],
  },
  'webhook-endpoint.limit': {
    status: 409,
    meaning: 'The business has as many endpoints as it may have.',
    action: 'Delete one.',
    from: ['webhook.limit'],
  },
  'webhook-endpoint.off': {
    status: 409,
    meaning: 'The endpoint is turned off.',
    action: 'Turn it on with `on: true`, then repeat the request.',
    from: ['webhook.off'],
  },
  'event.not-found': {
    status: 404,
    meaning: 'The endpoint has no such event, or it is not kept any more.',
    action: 'Use an `event_id` of the deliveries.',
    from: ['event.not-found'],
  },
} as const satisfies Record<string, ProgramError>
