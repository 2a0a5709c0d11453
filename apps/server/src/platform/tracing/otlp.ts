import { type Attributes, type FinishedSpan, spanKinds } from './tracer.ts'

const STATUS_ERROR = 2

/**
 * Encodes spans by OTLP 1 in JSON: ids as hexadecimal text, times as text of nanoseconds. Each span becomes bytes by itself: to
 * join them as text takes ten times as long.
 */
export function otlpOf(spans: readonly FinishedSpan[], resource: Attributes): Buffer {
  const begin =
    `{"resourceSpans":[{"resource":{"attributes":[${pairsOf(resource)}]},` +
    `"scopeSpans":[{"scope":{"name":"beckon"},"spans":[`
  const parts = spans.map((span, index) => Buffer.from((index === 0 ? '' : ',') + spanOf(span)))
  return Buffer.concat([Buffer.from(begin), ...parts, Buffer.from(']}]}]}')])
}

/** Joined by hand: most spans are statements, whose attributes are encoded once. */
function spanOf({ context, parent, name, kind, begunAt, endedAt, attributes, error }: FinishedSpan): string {
  const errorPair = error === undefined ? '' : pairsOf({ 'error.type': error })
  const pairs = [encodedOnce(attributes), errorPair].filter(Boolean).join(',')
  const status = error === undefined ? '' : `,"status":{"code":${STATUS_ERROR}}`
  return (
    `{"traceId":"${context.traceId}","spanId":"${context.spanId}",` +
    (parent ? `"parentSpanId":"${parent.spanId}",` : '') +
    `"flags":1,"name":${JSON.stringify(name)},"kind":${spanKinds[kind]},` +
    `"startTimeUnixNano":"${nanoseconds(begunAt)}","endTimeUnixNano":"${nanoseconds(endedAt)}",` +
    `"attributes":[${pairs}]${status}}`
  )
}

const encoded = new WeakMap<Attributes, string>()

/** Statements with the same text share one object of attributes. */
function encodedOnce(attributes: Attributes): string {
  const known = encoded.get(attributes)
  if (known !== undefined) return known
  const pairs = pairsOf(attributes)
  encoded.set(attributes, pairs)
  return pairs
}

const pairsOf = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([key, value]) => `{"key":${JSON.stringify(key)},"value":${valueOf(value)}}`)
    .join(',')

const valueOf = (value: string | number): string =>
  typeof value === 'string'
    ? `{"stringValue":${JSON.stringify(value)}}`
    : `{"intValue":"${Math.round(value)}"}`

/** A number has no room for nanoseconds since 1970. */
function nanoseconds(milliseconds: number): string {
  const whole = Math.floor(milliseconds)
  const rest = Math.min(999_999, Math.floor((milliseconds - whole) * 1e6))
  return `${whole}${String(rest).padStart(6, '0')}`
}
