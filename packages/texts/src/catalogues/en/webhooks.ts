export const webhooks = {
  'webhook.error.not-found': 'This webhook endpoint does not exist.',
  'webhook.error.event': 'This event does not exist, or is not kept any more.',
  'webhook.error.url': 'Enter a public https address.',
  'webhook.error.limit': 'Delete an endpoint first. The limit is {limit}.',
  'webhook.error.off': 'Turn the endpoint on first.',
  'mail.webhook.subject': 'Webhook endpoint turned off',
  'mail.webhook.failing':
    'We turned off the webhook endpoint {endpoint} at {host}, because it has not accepted an event for five days.',
  'mail.webhook.gone':
    'We turned off the webhook endpoint {endpoint} at {host}, because it answered that it is gone (410).',
  'mail.webhook.next':
    'Turn it on again once it works. Failed events can be sent again, and all events of 90 days can be fetched.',
} as const
