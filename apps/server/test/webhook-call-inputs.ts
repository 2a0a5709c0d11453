/** Inputs of the calls about webhooks of a vendor, by name. */
export function webhookInputs(vendorId: string) {
  const path = { id: vendorId, endpointId: 'we_theirs', eventId: 'evt_theirs' }
  return {
    listWebhookEndpoints: { path },
    createWebhookEndpoint: { path, body: { url: 'https://shop.example.com/hooks' } },
    changeWebhookEndpoint: { path, body: { on: false } },
    deleteWebhookEndpoint: { path },
    rollWebhookSecret: { path, body: {} },
    listWebhookDeliveries: { path },
    getWebhookDelivery: { path },
    resendWebhook: { path },
    resendFailedWebhooks: { path, body: { since: '2026-11-25T00:00:00Z' } },
    sendTestEvent: { path, body: {} },
    listEvents: { path },
  }
}
