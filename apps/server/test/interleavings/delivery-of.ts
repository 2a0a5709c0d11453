import { randomUUID } from 'node:crypto'
import type { RiderAct } from '@beckon/contract'

/** The acts of a delivery, as a phone makes them at this time in seconds since 1970. */
export function deliveryOf(orderId: string, at: number): RiderAct[] {
  const of = (second: number) => ({ act_id: randomUUID(), order_id: orderId, occurred_at: at + second / 10 })
  return [
    { ...of(0), kind: 'arrive_pickup' },
    { ...of(1), kind: 'collect', paid: null, scanned: null },
    { ...of(2), kind: 'leave_pickup' },
    { ...of(3), kind: 'arrive_dropoff' },
    { ...of(4), kind: 'deliver', received_by: 'Mei', collected: 25.5 },
  ]
}
