import { type BulkJob, bulkCalls, type BulkRow } from '@beckon/contract'
import type { PlaceSearch } from '../../src/capabilities/parties/places/map-engine.ts'
import { until } from '../core.ts'
import { ordersWorkbook } from '../orders-workbook.ts'
import { seedVendors } from '../seed/seed-vendors.ts'
import type { SignedIn } from '../seed/sign-in.ts'
import type { Clock } from '../../src/platform/clock.ts'
import { testMaps } from './test-maps.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import { turnOn } from '../seed/turn-on.ts'

export const shop = { latitude: 59.33, longitude: 18.06 }

/**
 * Storgatan has every number, each a hundred metres from the next; without a number it is only a street. Written
 * `Storgattan`, it is found with its postcode as the misspelt door that it is.
 */
const maps = testMaps({
  autocomplete({ query }: PlaceSearch) {
    const found = /^(Storgatt?an|Longatan)(?: (\d+))?/u.exec(query)
    if (!found) return []
    const [, written = '', number = ''] = found
    const isMisspelt = written === 'Storgattan'
    const street = isMisspelt ? 'Storgatan' : written
    const metres = street === 'Longatan' ? 50_000 : Number(number || 1) * 100
    return [
      {
        id: `test:${query}`,
        formatted_address: `${street} ${number}, ${isMisspelt ? '111 20 ' : ''}Stockholm`.replace(' ,', ','),
        latitude: shop.latitude + metres / 111_000,
        longitude: shop.longitude,
        precision: number === '' ? 'street' : 'building',
        invented: false,
        city: 'Stockholm',
        country_code: 'SE',
        zipcode: '',
        street,
        number,
        ...(isMisspelt && { match: { street: 0.9, number: true } }),
      },
    ]
  },
})

export const titles = ['Name', 'Phone', 'Address', 'Amount', 'Payment', 'Description']

/** A row that nothing is wrong with. */
export const goodRow = (number: number, change: Partial<Record<number, string>> = {}): string[] =>
  [
    'Elsa Berg',
    `07012${String(10_000 + number)}`,
    `Storgatan ${(number % 40) + 1}`,
    '99',
    'PAID',
    `Parcel ${number}`,
  ].map((text, at) => change[at] ?? text)

export interface BulkWorld {
  readonly server: TestServer
  readonly owner: SignedIn
}

/** A shop in Sweden with bulk orders turned on. */
export async function startBulkWorld(clock?: Clock, env: Record<string, string> = {}): Promise<BulkWorld> {
  const server = await startTestServer({
    env: { DEFAULT_COUNTRY: 'SE', ...env },
    maps,
    ...(clock ? { clock } : {}),
  })
  await turnOn(server, 'SE', ['BulkOrderUpload'])
  const owner = await seedVendors(server, {
    country: 'SE',
    email: 'owner@shop.test',
    vendors: [{ vendor_id: 'SHOP', ...shop }],
  })
  return { server, owner }
}

export async function upload(
  { server, owner }: BulkWorld,
  content: Buffer,
  change: { readonly vendorId?: string; readonly user?: SignedIn; readonly name?: string } = {},
) {
  const form = new FormData()
  form.set('vendor_id', change.vendorId ?? 'SHOP')
  form.set('content', new File([new Uint8Array(content)], change.name ?? 'orders.xlsx'))
  const sent = new Response(form)
  return server.app.inject({
    method: 'POST',
    url: bulkCalls.createBulkJob.path,
    headers: { ...(change.user ?? owner).headers, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
}

export const send = async (
  { server, owner }: BulkWorld,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
) =>
  server.app.inject({
    method,
    url: `/api/orders/v1/bulk-job/${path}`,
    headers: owner.headers,
    ...(payload ? { payload } : {}),
  })

export async function jobOf(world: BulkWorld, jobId: string): Promise<BulkJob> {
  return (await send(world, 'GET', `progress/SHOP/${jobId}`)).json().body
}

export async function rowsOfJob(world: BulkWorld, jobId: string): Promise<BulkRow[]> {
  return (await send(world, 'GET', `detail/SHOP/${jobId}`)).json().body.orders
}

/** Places an upload as it was shown; as it is now where nothing else is given. */
export async function placeShown(world: BulkWorld, jobId: string, seen?: BulkJob) {
  const { version, totals } = seen ?? (await jobOf(world, jobId))
  const shown = `version=${version}&orders=${totals.orders}&delivery_fee=${totals.delivery_fee}`
  return send(world, 'POST', `place-orders/${jobId}?${shown}`)
}

/** Waits until the job has no progress left, and returns it. */
export async function settled(world: BulkWorld, jobId: string): Promise<BulkJob> {
  await until(async () => (await jobOf(world, jobId)).progress === null)
  return jobOf(world, jobId)
}

/** Uploads rows under the usual titles; the upload as it is when they are checked. */
export async function uploaded(
  world: BulkWorld,
  rows: readonly (readonly string[])[],
  heads: readonly string[] = titles,
): Promise<BulkJob> {
  const answer = await upload(world, await ordersWorkbook(heads, rows))
  if (answer.statusCode !== 200) throw new Error(`not uploaded: ${answer.body}`)
  return settled(world, answer.json().body.bulk_job.bulk_job_id)
}
