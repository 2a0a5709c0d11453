import { nameOf, startWithin, type Tracer } from '../tracing/tracer.ts'

type Traced = <T>(text: string, send: () => Promise<T>) => Promise<T>

const TEXT = 2000

export const untraced: Traced = (_text, send) => send()

/** Makes a span of each statement of a traced request or job. A begin is sent with the statement after it. */
export function statementTracer(tracer: Tracer): Traced {
  return async (text, send) => {
    const operation = /^\s*(\w+)/u.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT'
    if (operation === 'BEGIN' || operation === 'START') return send()
    const span = startWithin(tracer, () => ({
      name: operation,
      kind: 'client',
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.text': withoutValues(text),
      },
    }))
    if (!span) return send()
    try {
      const result = await send()
      span.end()
      return result
    } catch (error) {
      span.end({ error: nameOf(error) })
      throw error
    }
  }
}

/** Parameters are not in the text; words within quotes are left out as well. */
const withoutValues = (text: string): string =>
  text
    .slice(0, TEXT)
    .replaceAll(/'[^']*(?:'|$)/gu, '?')
    .replaceAll(/\s+/gu, ' ')
    .trim()
