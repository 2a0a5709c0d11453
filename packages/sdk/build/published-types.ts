import { programCalls } from '@beckon/contract'
import { z } from 'zod'
import { jsonSchema, printType } from './print-type.ts'

/** An alias of `types.ts` for a part of the contract. */
const alias = /^export type (\w+) = (?:NonNullable<)?(Answer|Body)<'(\w+)'>((?:\['?\w+'?\])*)>?$/gmu
const preamble = /^(?:import type|type) .*\n/gmu

/**
 * Returns `types.ts` as a declaration without the contract: each alias is written out, and the schemas that they share are
 * added by their names.
 */
export function publishedTypes(source: string): string {
  const shared = new Map<string, unknown>()
  const written = new Set<string>()
  const text = source
    .replace(preamble, '')
    .replace(alias, (_, name: string, side: string, ...rest: string[]) => {
      const [call = '', path = ''] = rest
      written.add(name)
      const { $defs = {}, ...schema } = schemaOf(call, side === 'Body' ? 'body' : 'answer')
      for (const [id, definition] of Object.entries($defs)) shared.set(id, definition)
      return `export type ${name} = ${printType(namedOr(name, partAt(schema, path, $defs), $defs))}`
    })
  if (/\b(?:Answer|Body)</u.test(text)) throw new Error('a type of the client is not written out')
  const added = [...shared].filter(([id]) => !written.has(id))
  return [text.trim(), ...added.map(([id, schema]) => `export type ${id} = ${printType(schema)}`), ''].join(
    '\n\n',
  )
}

function schemaOf(name: string, side: 'answer' | 'body') {
  const call = Object.entries(programCalls).find(([key]) => key === name)?.[1]
  if (!call) throw new Error(`the contract has no call ${name}`)
  return z.toJSONSchema(call[side], { io: side === 'body' ? 'input' : 'output', unrepresentable: 'any' })
}

type Definitions = Readonly<Record<string, unknown>>

/** The part at `['data'][number]`. */
function partAt(root: unknown, path: string, definitions: Definitions): unknown {
  let found = root
  for (const [, key = ''] of path.matchAll(/\['?(\w+)'?\]/gu)) {
    const { properties, items } = jsonSchema.parse(definitionOf(found, definitions) ?? found)
    found = key === 'number' ? items : properties?.[key]
  }
  return found
}

/** A type that only refers to a schema of its own name is that schema. */
function namedOr(name: string, schema: unknown, definitions: Definitions): unknown {
  const { $ref } = jsonSchema.parse(schema)
  return $ref?.endsWith(`/${name}`) ? definitionOf(schema, definitions) : schema
}

function definitionOf(schema: unknown, definitions: Definitions): unknown {
  const { $ref } = jsonSchema.parse(schema)
  return $ref === undefined ? undefined : definitions[$ref.slice($ref.lastIndexOf('/') + 1)]
}
