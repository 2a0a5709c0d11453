import type { CountryCode } from '@beckon/domain/country'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { type Html, html } from '../../../platform/http/answers/html.ts'
import { sendPage } from '../../../platform/http/web/style-sources.ts'

const SHOWN = 50

interface ShownCall {
  readonly call_id: string
  readonly order_id: string
  readonly caller: string
  readonly callee: string
  readonly number: string
  readonly code: string
  readonly created_at: Date
  readonly expires_at: Date
  readonly is_open: boolean
  /** Whose telephone would ring. */
  readonly rings: string
}

/** `/dev/calls`: what the sandbox of telephony would connect in this country, newest first; `.json` for a program. */
export function callsPage(app: FastifyInstance, db: Database, clock: Clock): void {
  app.get('/dev/calls.json', async ({ deployment }, reply) =>
    reply.send(await callsOf(db, deployment.country, clock.now())),
  )
  app.get('/dev/calls', async ({ deployment }, reply) => {
    const calls = await callsOf(db, deployment.country, clock.now())
    return sendPage(reply, page(deployment.name, calls))
  })
}

async function callsOf(db: Database, country: CountryCode, now: Date): Promise<ShownCall[]> {
  const rows = await db
    .selectFrom('masked_call')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.vendor_id', '=', 'masked_call.vendor_id')
        .onRef('orders.order_id', '=', 'masked_call.order_id'),
    )
    .innerJoin('rider', 'rider.rider_id', 'masked_call.rider_id')
    .select([
      'call_id',
      'masked_call.order_id',
      'caller',
      'callee',
      'number',
      'code',
      'expires_at',
      'ended_at',
    ])
    .select(['masked_call.created_at', 'orders.pickup_phone', 'orders.customer_phone', 'rider.phone'])
    .where('masked_call.country', '=', country)
    .orderBy('masked_call.created_at', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(({ ended_at, pickup_phone, customer_phone, phone, ...call }) => ({
    ...call,
    is_open: ended_at === null && call.expires_at > now,
    rings: { rider: phone, vendor: pickup_phone, customer: customer_phone }[call.callee],
  }))
}

const page = (country: string, calls: readonly ShownCall[]): Html => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Calls · ${country}</title>
<style>
body{margin:0 auto;max-width:900px;padding:24px 16px;font:15px/1.5 system-ui,sans-serif;color:#111827;background:#f3f4f6}
table{width:100%;border-collapse:collapse;background:#fff}
th,td{padding:8px 12px;border:1px solid #e5e7eb;text-align:start}
</style></head>
<body><h1>Calls</h1>
<p>Calls that would be connected in ${country}, newest first. No telephone rings. This page does not exist in production.</p>
${calls.length === 0 ? html`<p>Nothing yet.</p>` : table(calls)}
</body></html>`

const table = (calls: readonly ShownCall[]): Html => html`<table>
<thead><tr><th>When</th><th>Order</th><th>Caller</th><th>Called</th><th>Number</th><th>Code</th><th>Would ring</th><th>Valid until</th></tr></thead>
<tbody>${calls.map(row)}</tbody></table>`

const row = (call: ShownCall): Html => html`<tr>
<td>${call.created_at.toISOString()}</td><td>${call.order_id}</td><td>${call.caller}</td><td>${call.callee}</td><td>${call.number}</td>
<td>${call.code}</td><td>${call.rings}</td><td>${call.is_open ? call.expires_at.toISOString() : 'over'}</td></tr>`
