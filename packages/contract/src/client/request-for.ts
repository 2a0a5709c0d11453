import type { Call } from '../call.ts'

type Loose = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }

const entries = (part: unknown): [string, unknown][] =>
  typeof part === 'object' && part !== null ? Object.entries(part) : []

/** The path with its parameters filled and its query attached, and the body to send. */
export function requestFor(call: Call, input: Loose): { url: string; body: unknown } {
  const values = new Map(entries(input.params))
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name) ?? '')),
  )
  const query = new URLSearchParams()
  for (const [name, value] of entries(input.query)) if (value !== undefined) query.set(name, String(value))
  const text = query.toString()
  return { url: text ? `${path}?${text}` : path, body: input.body }
}
