import { type Attributes, type FinishedSpan, spanKinds } from './tracer.ts'

const STATUS_ERROR = 2

/** Encodes spans by OTLP 1 in JSON: ids as hexadecimal text, times as text of nanoseconds. */
export function otlpOf(spans: readonly FinishedSpan[], resource: Attributes): string {
  const scopeSpans = [{ scope: { name: 'beckon' }, spans: spans.map(spanOf) }]
  return JSON.stringify({ resourceSpans: [{ resource: { attributes: pairsOf(resource) }, scopeSpans }] })
}

const spanOf = ({ context, parent, name, kind, begunAt, endedAt, attributes, error }: FinishedSpan) => ({
  traceId: context.traceId,
  spanId: context.spanId,
  ...(parent ? { parentSpanId: parent.spanId } : {}),
  flags: 1,
  name,
  kind: spanKinds[kind],
  startTimeUnixNano: nanoseconds(begunAt),
  endTimeUnixNano: nanoseconds(endedAt),
  attributes: pairsOf(error === undefined ? attributes : { ...attributes, 'error.type': error }),
  ...(error === undefined ? {} : { status: { code: STATUS_ERROR } }),
})

const pairsOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? { stringValue: value } : { intValue: String(Math.round(value)) },
  }))

/** A number has no room for nanoseconds since 1970. */
function nanoseconds(milliseconds: number): string {
  const whole = Math.floor(milliseconds)
  const rest = Math.round((milliseconds - whole) * 1e6)
  return (BigInt(whole) * 1_000_000n + BigInt(rest)).toString()
}
