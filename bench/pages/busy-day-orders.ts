import type { OrderRecord } from '@beckon/contract'
import type { OrderStatus } from '@beckon/domain/order'
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Sends a message on the simulated live socket of this page. */
    pushLiveMessage: (message: object) => void
    /** Orders on the page, as sent by the last update. */
    busyDay: OrderRecord[]
    /** The sequence of the last update. */
    lastSequence?: number
  }
}

const statuses: readonly OrderStatus[] = [
  'WAITING_FOR_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'NEAR_VENDOR',
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'DELIVERED',
]

/** Orders per second of creation time, so that all are of today even just after midnight. */
const PER_SECOND = 10

/** Returns the orders of a shop's busy day, copied from a real one. */
export const busyDayOrders = (template: OrderRecord, count: number): OrderRecord[] =>
  Array.from({ length: count }, (_, index) => {
    const status = statuses[index % statuses.length] ?? 'NEW'
    return {
      ...template,
      order_id: `${template.vendor_id}-crowd-${String(index).padStart(4, '0')}`,
      created_at: template.created_at - Math.floor(index / PER_SECOND),
      status,
      status_history: [{ ...template.status_history[0], status, created_at: template.created_at }],
      customer: { ...template.customer, name: `Customer ${index}` },
    } as OrderRecord
  })

/** Shows these orders on the tracking page, and leaves its live socket to the caller. */
export async function showBusyDay(page: Page, orders: readonly OrderRecord[]): Promise<void> {
  await page.route(/\/api\/orders\/v1\/vendor\/[^/]+\/orders/u, (route) =>
    route.fulfill({ json: { result: { data: orders, pagination_key: null } } }),
  )
  await page.addInitScript(takeSocket)
}

/** Replaces the WebSocket of the browser: confirms subscriptions and emits the messages of the benchmark. */
function takeSocket(): void {
  class Socket {
    static readonly OPEN = 1
    readonly readyState = 1
    onopen: (() => void) | null = null
    onclose: ((event: { code: number }) => void) | null = null
    onmessage: ((event: { data: string }) => void) | null = null
    constructor() {
      window.pushLiveMessage = (message) => this.onmessage?.({ data: JSON.stringify(message) })
      setTimeout(() => this.onopen?.())
    }
    send(text: string) {
      const { action, data } = JSON.parse(text)
      const answer =
        action === 'ping'
          ? { type: 'pong' }
          : { type: 'subscribe_ok', data: { vendor_id: data.vendor_id, sequence: 0 } }
      setTimeout(() => window.pushLiveMessage(answer))
    }
    close() {}
  }
  Object.assign(window, { WebSocket: Socket })
}
