import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Row } from './report.ts'
import { ms } from './report.ts'
import { type Service, startService } from './service.ts'
import { load, median } from './stats.ts'

const CLIENTS = 8
const WARM_UP = 600
const ROUNDS = 6
const ORDERS = 300
const READS = 1500
const limits = { order: 1.3, read: 1.3 } as const

/** Requests of a service that traces each of them beside the same without tracing, in turns. */
export async function tracing(): Promise<Row[]> {
  const collector = await startCollector()
  const off = await startService('api')
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = collector.url
  const on = await startService('api')
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT']
  const order = await compare({ off, on }, ORDERS, (service) => service.createOrder)
  const read = await compare({ off, on }, READS, reader)
  await off.stop()
  await on.stop()
  collector.stop()
  const row = (what: string, { ratio, detail }: Compared, limit: number): Row => ({
    ...{ what, ratio, limit },
    baseline: 'the same without tracing',
    detail: `${detail}; ${collector.bytes()} bytes sent to the collector`,
  })
  return [
    row(`POST /order with every request and statement traced, ${CLIENTS} clients`, order, limits.order),
    row(
      `GET of the open orders with every request and statement traced, ${CLIENTS} clients`,
      read,
      limits.read,
    ),
  ]
}

interface Compared {
  readonly ratio: number
  readonly detail: string
}

/** Alternates, so that both have the same share of what else the machine does. */
async function compare(
  services: Readonly<Record<'off' | 'on', Service>>,
  count: number,
  workOf: (service: Service) => () => Promise<unknown>,
): Promise<Compared> {
  const rates = { off: [] as number[], on: [] as number[] }
  const times = { off: [] as number[], on: [] as number[] }
  const modes = ['off', 'on'] as const
  for (const mode of modes) await load(WARM_UP, CLIENTS, workOf(services[mode]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const mode of round % 2 === 0 ? modes : modes.toReversed()) {
      const { perSecond, each } = await load(count, CLIENTS, workOf(services[mode]))
      rates[mode].push(perSecond)
      times[mode].push(...each)
    }
  }
  const ratios = rates.off.map((rate, round) => rate / (rates.on[round] ?? rate))
  const rate = (mode: 'off' | 'on') => `${median(rates[mode]).toFixed(0)}/s`
  const p50 = (mode: 'off' | 'on') => ms(median(times[mode]))
  return {
    ratio: median(ratios),
    detail: `off ${rate('off')} (p50 ${p50('off')}), on ${rate('on')} (p50 ${p50('on')})`,
  }
}

function reader({ call, authorization, vendor }: Service) {
  const path = `/api/orders/v1/vendor/${vendor.vendor_id}/orders`
  return async () => {
    const answer = await call('GET', path, undefined, { authorization })
    if (!answer.ok) throw new Error(await answer.text())
    await answer.arrayBuffer()
  }
}

/** Takes spans and counts their bytes. */
async function startCollector() {
  let bytes = 0
  const server = createServer((request, response) => {
    request.on('data', (part: Buffer) => (bytes += part.length))
    request.on('end', () => response.writeHead(200).end('{}'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    bytes: () => bytes,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
