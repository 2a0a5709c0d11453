import type { Call } from '../call.ts'

type Loose = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }

const entries = (part: unknown): [string, unknown][] =>
  typeof part === 'object' && part !== null ? Object.entries(part) : []

/** The path with its parameters filled and its query attached, and the body to send. */
export function requestFor(call: Call, input: Loose): { url: string; body: unknown } {
  const values = new Map(entries(input.params).map(([name, value]) => [name, asText(value)]))
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''))
  const query = new URLSearchParams()
  for (const [name, value] of entries(input.query)) if (value !== undefined) query.set(name, asText(value))
  const text = query.toString()
  return { url: text ? `${path}?${text}` : path, body: input.body }
}

/** Parameters are plain values; anything else would be a mistake in a schema. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
