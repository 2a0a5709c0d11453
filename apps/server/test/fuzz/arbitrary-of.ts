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

interface Context {
  readonly known: KnownValues
  readonly inner: (of: Schema) => Arbitrary<unknown>
}
type Makers = { readonly [Type in keyof Defs]?: (def: Defs[Type], context: Context) => Arbitrary<unknown> }

const optional = ({ innerType }: { readonly innerType: Schema }, { inner }: Context) =>
  fc.option(inner(innerType), { nil: undefined, freq: 3 })
const inside = ({ innerType }: { readonly innerType: Schema }, { inner }: Context) => inner(innerType)
const anyJson = () => fc.jsonValue({ maxDepth: 2 })
const nothing = () => fc.constant(undefined)

const makers: Makers = {
  object: (def, { known }) => objectOf(def, known),
  string: (def) => textOf(def),
  number: (def) => numberOf(def),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  undefined: nothing,
  void: nothing,
  file: nothing,
  enum: ({ entries }) => fc.constantFrom(...Object.values(entries)),
  literal: ({ values }) => fc.constantFrom(...values),
  array: (def, { inner }) => fc.array(inner(def.element), arrayLimits(def)),
  tuple: ({ items }, { inner }) => fc.tuple(...items.map(inner)),
  record: (def, { inner }) => recordOf(def, inner),
  union: ({ options }, { inner }) => fc.oneof(...options.map(inner)),
  intersection: ({ left, right }, { inner }) =>
    fc.tuple(inner(left), inner(right)).map(([one, other]) => Object.assign({}, one, other)),
  pipe: (def, { inner }) => pipeOf(def, inner),
  nullable: ({ innerType }, { inner }) => fc.option(inner(innerType), { freq: 4 }),
  optional,
  default: optional,
  prefault: optional,
  nonoptional: inside,
  readonly: inside,
  catch: inside,
  lazy: ({ getter }, { inner }) => inner(getter()),
  unknown: anyJson,
  any: anyJson,
}

function structureOf(def: Defs[keyof Defs], known: KnownValues, field: string): Arbitrary<unknown> {
  // The compiler loses that the maker is of the type of the definition.
  const make = makers[def.type] as ((of: typeof def, context: Context) => Arbitrary<unknown>) | undefined
  if (!make) throw new Error(`No values are made for a schema of type ${def.type}.`)
  return make(def, { known, inner: (of) => arbitraryOf(of, known, field) })
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
  const { type } = (to as z.core.$ZodTypes)._zod.def
  return inner(type === 'transform' ? from : to)
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
        fc.integer({ min: Math.ceil(least), max: Math.floor(most) }),
      )
}

function arrayLimits(def: Defs['array']): { minLength: number; maxLength: number } {
  const { least = 0, most = MOST_ITEMS } = limitsIn(def)
  return { minLength: least, maxLength: Math.max(least, Math.min(most, MOST_ITEMS)) }
}
