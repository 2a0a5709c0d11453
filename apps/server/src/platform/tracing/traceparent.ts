/** Place in a trace, as the header `traceparent` of the W3C carries it. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string
  /** 16 hexadecimal digits. */
  readonly spanId: string
  readonly isSampled: boolean
}

const pattern = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-.*)?$/u

/** Undefined for a value that the W3C does not allow: a new trace then begins. */
export function parseTraceparent(text: unknown): TraceContext | undefined {
  if (typeof text !== 'string') return undefined
  const [, traceId, spanId, flags, more] = pattern.exec(text) ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined
  // Version 00 has four parts; later ones may have more.
  if (more !== undefined && text.startsWith('00')) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export const traceparentOf = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`
