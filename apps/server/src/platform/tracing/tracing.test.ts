import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestCore, silent, until } from '../../../test/core.ts'
import { seriesOf } from '../../../test/monitoring/series.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { eventsOf, messagesOf } from '../outbox/messages.ts'
import type { RelayedEvent } from '../outbox/outbox.ts'
import { otlpOf } from './otlp.ts'
import { startTracing } from './start-tracing.ts'
import { parseTraceparent, traceparentOf } from './traceparent.ts'
import { createTracer, type FinishedSpan } from './tracer.ts'
import { currentWork, inWork, type Work } from './work.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const spanId = '00f067aa0ba902b7'
const trace = { traceId, spanId, isSampled: true }

describe('traceparent', () => {
  it('is read and written by the rules of the W3C', () => {
    expect(parseTraceparent(`00-${traceId}-${spanId}-01`)).toEqual(trace)
    expect(parseTraceparent(`00-${traceId}-${spanId}-00`)).toEqual({ ...trace, isSampled: false })
    expect(parseTraceparent(`01-${traceId}-${spanId}-01-later`)).toEqual(trace)
    expect(traceparentOf(trace)).toBe(`00-${traceId}-${spanId}-01`)
  })

  it.each([
    undefined,
    '',
    `ff-${traceId}-${spanId}-01`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId.toUpperCase()}-${spanId}-01`,
    `00-${traceId}-${spanId}-01-more`,
    `00-${traceId}-${spanId}`,
  ])('is ignored where it is not allowed: %s', (text) => {
    expect(parseTraceparent(text)).toBeUndefined()
  })
})

describe('a tracer', () => {
  const span = (share: number, parent?: typeof trace) => {
    const ended: FinishedSpan[] = []
    const tracer = createTracer({ share, onEnd: (one) => void ended.push(one) })
    const { context, end } = tracer.start({ name: 'a', kind: 'server', parent, attributes: {} })
    end()
    end({ error: 'late' })
    return { context, ended }
  }

  it('continues the trace of a caller and ends a span once', () => {
    const { context, ended } = span(1, trace)
    expect(context.traceId).toBe(traceId)
    expect(ended).toHaveLength(1)
    expect(ended[0]).toMatchObject({ parent: trace, error: undefined })
  })

  it('keeps about the share of the traces, and no trace that its caller does not keep', () => {
    const kept = Array.from({ length: 400 }, () => span(0.5).ended.length).filter((count) => count === 1)
    expect(kept.length).toBeGreaterThan(120)
    expect(kept.length).toBeLessThan(280)
    expect(span(1, { ...trace, isSampled: false }).ended).toEqual([])
    expect(span(0, trace)).toMatchObject({ context: { traceId, isSampled: false }, ended: [] })
  })

  it('writes times in nanoseconds that a number cannot hold', () => {
    const context = { ...trace, spanId: '1'.repeat(16) }
    const times = { begunAt: 1_893_456_000_000.25, endedAt: 1_893_456_000_001.5 }
    const made = { name: 'a', kind: 'client', parent: trace, attributes: {}, context, error: 'E' } as const
    const { resourceSpans } = JSON.parse(String(otlpOf([{ ...made, ...times }], {})))
    expect(resourceSpans[0].scopeSpans[0].spans[0]).toMatchObject({
      parentSpanId: spanId,
      kind: 3,
      startTimeUnixNano: '1893456000000250000',
      endTimeUnixNano: '1893456000001500000',
      status: { code: 2 },
    })
  })
})

describe('tracing that stops', () => {
  it('does not wait for a collector that never answers', async () => {
    const asked: IncomingMessage[] = []
    const collector = createServer((request) => void asked.push(request.resume()))
    await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done))
    const { port } = collector.address() as AddressInfo
    const metrics = createMetrics()
    const to = {
      collector: { url: `http://127.0.0.1:${port}`, headers: {} },
      serviceName: 'beckon',
      share: 1,
    }
    const tracing = startTracing({ tracing: to }, { log: silent, metrics, stopMs: 50 })
    const span = () => tracing?.tracer.start({ name: 'a', kind: 'server', parent: undefined, attributes: {} })
    span()?.end()
    await until(() => asked.length === 1)
    span()?.end()
    await expect(tracing?.stop()).rejects.toThrow('the collector took too long')
    const counted = seriesOf(await metrics.expose()).filter(({ name }) => name === 'beckon_trace_spans_total')
    expect(counted.map(({ labels, value }) => [labels['result'], value])).toEqual([
      ['sent', 0],
      ['dropped', 1],
    ])
    metrics.stop()
    collector.closeAllConnections()
    await new Promise((done) => collector.close(done))
    expect(asked).toHaveLength(1)
  })
})

describe('the request that work is for', () => {
  let core: Awaited<ReturnType<typeof createTestCore>>
  const seen: { work: Work | undefined; data: object }[] = []
  beforeAll(async () => {
    core = await createTestCore()
    core.jobs.define('look', async (data) => void seen.push({ work: currentWork(), data }))
    await core.start()
  })
  afterAll(() => core.stop())

  it('comes along to a job, and is not in the data of its handler', async () => {
    await inWork({ requestId: 'of-a-request', trace }, () => core.jobs.send('look', { one: 1 }))
    await until(() => seen.length === 1)
    await core.jobs.send('look', { two: 2 })
    await until(() => seen.length === 2)
    expect(seen).toEqual([
      { work: { requestId: 'of-a-request', trace }, data: { one: 1 } },
      { work: undefined, data: { two: 2 } },
    ])
  })

  it('is in each line of the log, once', () => {
    const lines: string[] = []
    const log = createLog({ logLevel: 'info' }, { write: (text) => void lines.push(text) })
    log.info('before')
    inWork({ requestId: 'of-a-request', trace }, () => {
      log.info('within')
      log.child({ request_id: 'of-a-request' }).info('named')
    })
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'before' },
      { msg: 'within', request_id: 'of-a-request', trace_id: traceId, span_id: spanId },
      { msg: 'named', request_id: 'of-a-request', trace_id: traceId },
    ])
    expect(lines[0]).not.toContain('request_id')
    expect(lines[2]?.match(/request_id/gu)).toHaveLength(1)
  })

  it('comes along with the events of a message, which processes without it can read', () => {
    const event = (subject: string, sequence: number): RelayedEvent => ({
      vendorId: 'shop',
      country: 'SG',
      type: 'order_changed',
      subject,
      sequence,
    })
    const work = { request_id: 'of-a-request', traceparent: traceparentOf(trace) }
    const [ids = []] = messagesOf([{ ...event('one', 1), work }, event('two', 2)])
    expect(eventsOf(ids)).toEqual([
      { ...event('one', 1), after: 0, work },
      { ...event('two', 2), after: 1 },
    ])
    expect(ids.slice(0, 10)).toEqual([
      ...['shop', 'SG', 'order_changed', 'one', 1],
      ...['shop', 'SG', 'order_changed', 'two', 2],
    ])
    expect(ids).toHaveLength(11)
  })
})
