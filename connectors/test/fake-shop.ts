import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'

const shape = JSON.parse(readFileSync(new URL('shapes/order.json', import.meta.url), 'utf8'))

export const SECRET = 'shop-secret-1'

/** An order as the REST API of the shop documents it. */
export const shopOrderOf = (id: number, change: object = {}) => ({
  ...shape,
  id,
  number: String(id),
  ...change,
})

/** A shop that sends its orders as webhooks, with the documented headers. */
export function createFakeShop(address: () => string) {
  let delivery = 0
  const post = (body: string, headers: Record<string, string>) =>
    fetch(address(), { method: 'POST', body, headers })
  return {
    post,
    /** Sent without a signature when a webhook is saved. */
    ping: () => post('webhook_id=142', { 'content-type': 'application/x-www-form-urlencoded' }),
    async send(
      topic: 'created' | 'updated' | 'deleted',
      order: object,
      { secret = SECRET }: { readonly secret?: string } = {},
    ): Promise<number> {
      delivery += 1
      const body = JSON.stringify(order)
      const answer = await post(body, {
        'content-type': 'application/json',
        'user-agent': 'WooCommerce/9.4.2 Hookshot (WordPress/6.7)',
        'x-wc-webhook-source': 'https://shop.example.com/',
        'x-wc-webhook-topic': `order.${topic}`,
        'x-wc-webhook-resource': 'order',
        'x-wc-webhook-event': topic,
        'x-wc-webhook-signature': createHmac('sha256', secret).update(body).digest('base64'),
        'x-wc-webhook-id': '142',
        'x-wc-webhook-delivery-id': String(delivery),
      })
      await answer.text()
      return answer.status
    },
  }
}
