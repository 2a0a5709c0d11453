/** Changes of the API of programs that can break a program: docs/how-to/api-versions.md has the rule. */

type Json = null | boolean | number | string | readonly Json[] | JsonObject
interface JsonObject {
  readonly [name: string]: Json
}

interface Documents {
  readonly before: JsonObject
  readonly after: JsonObject
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** One line for each change of a call, of what it takes or of what it answers that programs may depend on. */
export function breakingChanges(before: object, after: object): string[] {
  const documents = { before: asObject(before), after: asObject(after) }
  const paths = asObject(documents.before['paths'])
  return Object.keys(paths).flatMap((path) =>
    methods
      .filter((method) => method in asObject(paths[path]))
      .flatMap((method) => changesOfCall(documents, path, method)),
  )
}

function changesOfCall(documents: Documents, path: string, method: string): string[] {
  const name = `${method.toUpperCase()} ${path}`
  const of = (document: JsonObject) => at(document, 'paths', path, method)
  const [before, after] = [asObject(of(documents.before)), of(documents.after)]
  if (after === undefined) return [`${name}: was removed`]
  const call = { before, after: asObject(after) }
  const [scope, scopeNow] = [shown(call.before['x-scope']), shown(call.after['x-scope'])]
  return [
    ...(scope === scopeNow ? [] : [`${name}: needs the scope ${scopeNow} instead of ${scope}`]),
    ...changesOfParameters(documents, call, name),
    ...changesOfBody(documents, call, name),
    ...changesOfAnswer(documents, call, name),
  ]
}

type Call = Documents

function changesOfParameters(documents: Documents, { before, after }: Call, name: string): string[] {
  const [old, current] = [parametersOf(before), parametersOf(after)]
  const removed = [...old.keys()].filter((key) => !current.has(key))
  const required = [...current].filter(
    ([key, one]) => one['required'] === true && old.get(key)?.['required'] !== true,
  )
  return [
    ...removed.map((key) => `${name} > ${key}: was removed`),
    ...required.map(([key]) => `${name} > ${key}: is required now`),
    ...[...old].flatMap(([key, one]) => {
      const schema = current.get(key)?.['schema']
      return schema === undefined
        ? []
        : narrowed(
            documents,
            { before: one['schema'] ?? null, after: schema },
            { place: `${name} > ${key}`, way: 'in' },
          )
    }),
  ]
}

const parametersOf = (call: JsonObject): ReadonlyMap<string, JsonObject> =>
  new Map(
    asList(call['parameters']).map((one) => {
      const parameter = asObject(one)
      return [`${String(parameter['in'])} ${String(parameter['name'])}`, parameter]
    }),
  )

function changesOfBody(documents: Documents, { before, after }: Call, name: string): string[] {
  const [old, current] = [asObject(before['requestBody']), asObject(after['requestBody'])]
  const place = `${name} > body`
  if (before['requestBody'] === undefined)
    return current['required'] === true ? [`${place}: is required now`] : []
  if (after['requestBody'] === undefined) return [`${place}: was removed`]
  const isRequired = current['required'] === true && old['required'] !== true
  return [
    ...(isRequired ? [`${place}: is required now`] : []),
    ...changesOfContent(documents, { before: old, after: current }, { place, way: 'in' }),
  ]
}

/** Programs take each of them as success. */
const successes = ['200', '201'] as const

function changesOfAnswer(documents: Documents, { before, after }: Call, name: string): string[] {
  const of = (call: JsonObject) =>
    asObject(successes.map((status) => at(call, 'responses', status)).find(Boolean))
  return changesOfContent(
    documents,
    { before: of(before), after: of(after) },
    { place: `${name} > answer`, way: 'out' },
  )
}

interface Where {
  readonly place: string
  /** Whether programs send it or get it. */
  readonly way: 'in' | 'out'
}

function changesOfContent(documents: Documents, { before, after }: Documents, where: Where): string[] {
  return Object.entries(asObject(before['content'])).flatMap(([type, one]) => {
    const current = at(after, 'content', type, 'schema')
    if (current === undefined) return [`${where.place}: is no longer ${type}`]
    return narrowed(documents, { before: asObject(one)['schema'] ?? null, after: current }, where)
  })
}

interface Schemas {
  readonly before: Json
  readonly after: Json
}

/** Compares two schemas: what programs send may only become wider, what they get only narrower or larger. */
function narrowed(documents: Documents, schemas: Schemas, where: Where): string[] {
  const given = {
    before: resolved(documents.before, schemas.before),
    after: resolved(documents.after, schemas.after),
  }
  const before = withoutNull(documents.before, given.before)
  const after = withoutNull(documents.after, given.after)
  const [items, currentItems] = [before['items'], after['items']]
  return [
    ...changesOfType(given.before, given.after, where),
    ...changesOfValues(before, after, where),
    ...(where.way === 'in' ? changesOfLimits(before, after, where) : []),
    ...changesOfFields(documents, { before, after }, where),
    ...changesOfChoices(documents, { before, after }, where),
    ...(items === undefined || currentItems === undefined
      ? []
      : narrowed(documents, { before: items, after: currentItems }, { ...where, place: `${where.place}[]` })),
  ]
}

/** The schema of the values that are not null; their types are compared before. */
function withoutNull(document: JsonObject, schema: JsonObject): JsonObject {
  const others = asList(schema['anyOf']).filter((choice) => asObject(choice)['type'] !== 'null')
  const [only, ...more] = others
  return only === undefined || more.length > 0 ? schema : resolved(document, only)
}

function changesOfType(before: JsonObject, after: JsonObject, { place, way }: Where): string[] {
  const [old, current] = [typesOf(before), typesOf(after)]
  const [has, needs] = way === 'in' ? [current, old] : [old, current]
  const lost = needs.filter((type) => !has.includes(type) && !(type === 'integer' && has.includes('number')))
  return lost.length === 0
    ? []
    : [`${place}: was ${old.join(' or ')}, is ${current.join(' or ') || 'anything'}`]
}

function typesOf(schema: JsonObject): string[] {
  const choices = asList(schema['anyOf'])
  if (choices.length > 0) return choices.flatMap((choice) => typesOf(asObject(choice)))
  const { type } = schema
  if (typeof type === 'string') return [type]
  return asList(type ?? null).map(String)
}

/** Values that programs may no longer send; answers may get new ones. */
function changesOfValues(before: JsonObject, after: JsonObject, { place, way }: Where): string[] {
  if (way === 'out') return []
  const [old, current] = [valuesOf(before), valuesOf(after)]
  if (!current) return []
  if (!old) return [`${place}: takes only certain values now`]
  return old.filter((value) => !current.includes(value)).map((value) => `${place}: no longer takes ${value}`)
}

const valuesOf = (schema: JsonObject): string[] | undefined =>
  'const' in schema
    ? [JSON.stringify(schema['const'])]
    : 'enum' in schema
      ? asList(schema['enum'] ?? null).map((value) => JSON.stringify(value))
      : undefined

const most = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const
const least = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const
const exact = ['pattern', 'format'] as const

function changesOfLimits(before: JsonObject, after: JsonObject, { place }: Where): string[] {
  const number = (value: Json | undefined, otherwise: number) =>
    typeof value === 'number' ? value : otherwise
  const tighter = [
    ...most.filter((one) => number(after[one], Infinity) < number(before[one], Infinity)),
    ...least.filter((one) => number(after[one], -Infinity) > number(before[one], -Infinity)),
    ...exact.filter((one) => after[one] !== undefined && after[one] !== before[one]),
  ]
  return tighter.map((one) => `${place}: ${one} was ${shown(before[one])}, is ${shown(after[one])}`)
}

function changesOfFields(documents: Documents, { before, after }: Documents, where: Where): string[] {
  const [old, current] = [asObject(before['properties']), asObject(after['properties'])]
  const names = Object.keys(old)
  const place = (name: string) => `${where.place}.${name}`
  const isRequired = (schema: JsonObject, name: string) => asList(schema['required'] ?? null).includes(name)
  const removed = 'properties' in after ? names.filter((name) => !(name in current)) : []
  const required =
    where.way === 'in'
      ? Object.keys(current).filter((name) => isRequired(after, name) && !isRequired(before, name))
      : []
  const optional =
    where.way === 'out'
      ? names.filter((name) => name in current && isRequired(before, name) && !isRequired(after, name))
      : []
  return [
    ...removed.map((name) => `${place(name)}: was removed`),
    ...required.map((name) => `${place(name)}: is required now`),
    ...optional.map((name) => `${place(name)}: may be absent now`),
    ...names.flatMap((name) =>
      name in current
        ? narrowed(
            documents,
            { before: old[name] ?? null, after: current[name] ?? null },
            { ...where, place: place(name) },
          )
        : [],
    ),
  ]
}

/** Choices are compared by the value that tells them apart, else by their position. */
function changesOfChoices(documents: Documents, { before, after }: Documents, where: Where): string[] {
  const [old, current] = [choicesOf(documents.before, before), choicesOf(documents.after, after)]
  return [...old].flatMap(([name, choice]) => {
    const place = `${where.place}(${name})`
    const now = current.get(name)
    if (now === undefined) return [`${place}: was removed`]
    return narrowed(documents, { before: choice, after: now }, { ...where, place })
  })
}

function choicesOf(document: JsonObject, schema: JsonObject): ReadonlyMap<string, JsonObject> {
  const choices = [...asList(schema['oneOf'] ?? null), ...asList(schema['anyOf'] ?? null)]
  return new Map(
    choices.map((one, position) => {
      const choice = resolved(document, one)
      return [nameOf(choice) ?? String(position), choice]
    }),
  )
}

function nameOf(choice: JsonObject): string | undefined {
  const constants = Object.values(asObject(choice['properties'])).flatMap((one) => {
    const value = asObject(one)['const']
    return typeof value === 'string' ? [value] : []
  })
  return constants[0] ?? (typeof choice['type'] === 'string' ? choice['type'] : undefined)
}

function resolved(document: JsonObject, schema: Json): JsonObject {
  const { $ref } = asObject(schema)
  if (typeof $ref !== 'string') return asObject(schema)
  return asObject(at(document, ...$ref.replace('#/', '').split('/')))
}

const shown = (value: Json = 'absent'): string => (typeof value === 'string' ? value : JSON.stringify(value))

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Anything that is no object counts as an empty one. */
const asObject = (value: unknown): JsonObject => (isObject(value) ? value : {})

const asList = (value: unknown): readonly Json[] => (Array.isArray(value) ? value : [])

const at = (value: JsonObject, ...path: readonly string[]): Json | undefined =>
  path.reduce<Json | undefined>((part, name) => asObject(part)[name], value)
