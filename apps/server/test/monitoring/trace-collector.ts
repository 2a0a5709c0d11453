import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

const value = z.union([z.object({ stringValue: z.string() }), z.object({ intValue: z.string() })])
const attributes = z.array(z.object({ key: z.string(), value }))
const id = (digits: number) => z.string().regex(new RegExp(`^[\\da-f]{${digits}}$`, 'u'))

/** The part of OTLP 1 in JSON that a collector needs. */
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(
        z.object({
          scope: z.object({ name: z.string() }),
          spans: z.array(
            z.object({
              traceId: id(32),
              spanId: id(16),
              parentSpanId: id(16).optional(),
              name: z.string().min(1),
              kind: z.number().int().min(1).max(5),
              startTimeUnixNano: z.string().regex(/^\d{19}$/u),
              endTimeUnixNano: z.string().regex(/^\d{19}$/u),
              attributes,
              status: z.object({ code: z.literal(2) }).optional(),
            }),
          ),
        }),
      ),
    }),
  ),
})

export type CollectedSpan = z.infer<
  typeof exported
>['resourceSpans'][number]['scopeSpans'][number]['spans'][number]

/** Receives traces by OTLP over HTTP. */
export async function startTraceCollector() {
  const spans: CollectedSpan[] = []
  const bodies: string[] = []
  const headers: (string | undefined)[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body)
      headers.push(request.headers['authorization'])
      const parsed = exported.safeParse(JSON.parse(body))
      const isTraces = request.url === '/v1/traces' && request.headers['content-type'] === 'application/json'
      for (const { scopeSpans } of parsed.data?.resourceSpans ?? []) {
        for (const scope of scopeSpans) spans.push(...scope.spans)
      }
      response.writeHead(parsed.success && isTraces ? 200 : 400).end('{}')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    bodies,
    headers,
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
