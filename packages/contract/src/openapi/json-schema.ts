import { z } from 'zod'

/** The parts of JSON Schema 2020-12 that this document uses. */
export interface JsonSchema {
  readonly [keyword: string]: unknown
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly oneOf?: readonly JsonSchema[]
}

/** Schemas that several calls share, by name. */
export type Schemas = Map<string, JsonSchema>

/**
 * The JSON schema of a part of a call. Schemas with an id go to `schemas` and are referred to. The parts of a request are
 * closed; answers may have more fields one day.
 */
export function schemaOf(
  schema: z.ZodType,
  io: 'input' | 'output',
  schemas: Schemas = new Map(),
): JsonSchema {
  const whole = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: filesAsBinary })
  const {
    $schema: _schema,
    $defs = {},
    ...own
  } = rewritten(whole, io) as JsonSchema & {
    readonly $defs?: Readonly<Record<string, JsonSchema>>
  }
  for (const [name, definition] of Object.entries($defs)) schemas.set(name, withoutId(definition))
  const { id } = own
  if (io === 'input' || typeof id !== 'string') return withoutId(own)
  schemas.set(id, withoutId(own))
  return { $ref: `#/components/schemas/${id}` }
}

const withoutId = ({ id: _id, ...schema }: JsonSchema): JsonSchema => schema

function filesAsBinary({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: object }): void {
  if (zodSchema._zod.def.type === 'file') Object.assign(jsonSchema, { type: 'string', format: 'binary' })
}

/** References lead to the components of the document, and answers are open. */
function rewritten(value: unknown, io: 'input' | 'output'): unknown {
  if (Array.isArray(value)) return value.map((item) => rewritten(item, io))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      if (name === '$ref' && typeof part === 'string') {
        return [[name, part.replace('#/$defs/', '#/components/schemas/')]]
      }
      if (name === 'additionalProperties' && part === false && io === 'output') return []
      return [[name, rewritten(part, io)]]
    }),
  )
}
