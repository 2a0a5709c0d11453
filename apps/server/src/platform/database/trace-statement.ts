import { LRUCache } from 'lru-cache'
import { nameOf, startWithin, type Tracer } from '../tracing/tracer.ts'

export type Traced = <T>(text: string, send: () => Promise<T>) => Promise<T>

interface Described {
  readonly name: string
  readonly kind: 'client'
  readonly attributes: Readonly<Record<string, string>>
}

/** The part of a statement that a span has. */
const TEXT = 1000
/** Statements whose description is kept: it costs more than the span. */
const KEPT = 1000

export const untraced: Traced = (_text, send) => send()

/** Makes a span of each statement of a traced request or job. A begin is sent with the statement after it. */
export function statementTracer(tracer: Tracer): Traced {
  const known = new LRUCache<string, Described>({ max: KEPT })
  const describe = (text: string): Described => {
    const described = known.get(text) ?? descriptionOf(text)
    known.set(text, described)
    return described
  }
  return (text, send) => {
    if (text === 'begin' || text.startsWith('start transaction')) return send()
    const span = startWithin(tracer, () => describe(text))
    if (!span) return send()
    const sent = send()
    sent.then(
      () => span.end(),
      (error: unknown) => span.end({ error: nameOf(error) }),
    )
    return sent
  }
}

function descriptionOf(text: string): Described {
  const operation = /^\s*(\w+)/u.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT'
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': withoutValues(text),
  }
  return { name: operation, kind: 'client', attributes }
}

/** Parameters are not in the text; words within quotes are left out as well. */
const withoutValues = (text: string): string =>
  text
    .slice(0, TEXT)
    .replaceAll(/'[^']*(?:'|$)/gu, '?')
    .replaceAll(/\s+/gu, ' ')
    .trim()
