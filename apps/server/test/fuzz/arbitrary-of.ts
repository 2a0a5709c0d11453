import fc, { type Arbitrary } from 'fast-check'
import type { z } from 'zod'
import { textOf } from './text-of.ts'

/** Values of the seeded world, by the name of the field that may hold them. */
export type KnownValues = ReadonlyMap<string, readonly unknown[]>

type Schema = z.core.$ZodType
type Defs = { [T in z.core.$ZodTypes as T['_zod']['def']['type']]: T['_zod']['def'] }

const MOST_ITEMS = 4

/**
 * Values that a schema of the contract accepts as input, by its structure; refinements may still refuse one.
 * A field with known values has one of them most of the time.
 */
export function arbitraryOf(schema: Schema, known: KnownValues, field = ''): Arbitrary<unknown> {
  const made = structureOf((schema as z.core.$ZodTypes)._zod.def, known, field)
  const values = (known.get(field) ?? []).filter((value) => accepts(schema, value))
  return values.length === 0
    ? made
    : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: made })
}

export const accepts = (schema: Schema, value: unknown): boolean =>
  (schema as unknown as z.ZodType).safeParse(value).success

function structureOf(def: Defs[keyof Defs], known: KnownValues, field: string): Arbitrary<unknown> {
  const inner = (of: Schema) => arbitraryOf(of, known, field)
  switch (def.type) {
    case 'object':
      return objectOf(def, known)
    case 'string':
      return textOf(def)
    case 'number':
      return numberOf(def)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'undefined':
    case 'void':
      return fc.constant(undefined)
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'array':
      return fc.array(inner(def.element), arrayLimits(def))
    case 'tuple':
      return fc.tuple(...def.items.map(inner))
    case 'record':
      return recordOf(def, inner)
    case 'union':
      return fc.oneof(...def.options.map(inner))
    case 'intersection':
      return fc
        .tuple(inner(def.left), inner(def.right))
        .map(([left, right]) => Object.assign({}, left, right))
    case 'pipe':
      return pipeOf(def, inner)
    default:
      return wrapperOf(def, inner)
  }
}

/** Schemas around another one, and those without a structure. */
function wrapperOf(def: Defs[keyof Defs], inner: (of: Schema) => Arbitrary<unknown>): Arbitrary<unknown> {
  switch (def.type) {
    case 'nullable':
      return fc.option(inner(def.innerType), { freq: 4 })
    case 'optional':
    case 'default':
    case 'prefault':
      return fc.option(inner(def.innerType), { nil: undefined, freq: 3 })
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return inner(def.innerType)
    case 'lazy':
      return inner(def.getter())
    case 'unknown':
    case 'any':
      return fc.jsonValue({ maxDepth: 2 })
    case 'file':
      return fc.constant(undefined)
    default:
      throw new Error(`No values are made for a schema of type ${def.type}.`)
  }
}

function objectOf({ shape }: Defs['object'], known: KnownValues): Arbitrary<unknown> {
  const fields = Object.entries(shape).map(([name, of]) => [name, arbitraryOf(of, known, name)] as const)
  return fc.record(Object.fromEntries(fields), { noNullPrototype: true }).map(withoutUndefined)
}

const withoutUndefined = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined))

/** A record whose keys are a closed list needs all of them. */
function recordOf({ keyType, valueType }: Defs['record'], inner: (of: Schema) => Arbitrary<unknown>) {
  const { values } = keyType._zod
  if (values) {
    return fc.record(Object.fromEntries([...values].map((key) => [String(key), inner(valueType)])), {
      noNullPrototype: true,
    })
  }
  return fc.dictionary(inner(keyType).map(String), inner(valueType), {
    maxKeys: MOST_ITEMS,
    noNullPrototype: true,
  })
}

/** The later part of a pipe narrows the earlier one; a transformation does not describe its input. */
function pipeOf({ in: from, out: to }: Defs['pipe'], inner: (of: Schema) => Arbitrary<unknown>) {
  const typeOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def.type
  if (typeOf(to) === 'transform') return inner(from)
  return typeOf(from) === 'transform' ? inner(to) : inner(to)
}

/** Limits that the checks of a schema name. */
function limitsIn({ checks = [] }: Pick<Defs['number'], 'checks'>): {
  least: number | undefined
  most: number | undefined
  isWhole: boolean
} {
  let least: number | undefined
  let most: number | undefined
  let isWhole = false
  for (const check of checks) {
    const def = (check as unknown as z.core.$ZodChecks)._zod.def
    if (def.check === 'greater_than') least = Number(def.value) + (def.inclusive ? 0 : 1)
    else if (def.check === 'less_than') most = Number(def.value) - (def.inclusive ? 0 : 1)
    else if (def.check === 'min_length') least = def.minimum
    else if (def.check === 'max_length') most = def.maximum
    else if (def.check === 'length_equals') least = most = def.length
    else if (def.check === 'number_format') isWhole = true
  }
  return { least, most, isWhole }
}

function numberOf(def: Defs['number']): Arbitrary<number> {
  const { least = -1_000_000, most = 1_000_000, isWhole } = limitsIn(def)
  return isWhole || 'format' in def
    ? fc.integer({ min: Math.ceil(least), max: Math.floor(most) })
    : fc.oneof(
        fc.double({ min: least, max: most, noNaN: true, noDefaultInfinity: true }),
        fc.integer({ min: Math.ceil(least), max: Math.floor(most) }).map((value) => value / 1),
      )
}

function arrayLimits(def: Defs['array']): { minLength: number; maxLength: number } {
  const { least = 0, most = MOST_ITEMS } = limitsIn(def)
  return { minLength: least, maxLength: Math.max(least, Math.min(most, MOST_ITEMS)) }
}
