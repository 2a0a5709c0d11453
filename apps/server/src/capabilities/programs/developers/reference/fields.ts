import { type Html, html } from '../../../../platform/http/answers/html.ts'
import { inline } from '../markdown/inline.ts'
import { table } from '../markdown/markdown.ts'
import type { ShownSchema } from './document.ts'

export interface Field {
  readonly name: string
  readonly schema: ShownSchema
  readonly isRequired: boolean
}

/** Objects within objects are shown with their whole name; deeper ones are rare. */
const DEEPEST = 4

/** The fields of a schema with those of its objects, as `customer.name` and `data[].id`. */
export function fieldsOf(schema: ShownSchema, prefix = '', depth = 0): Field[] {
  if (depth > DEEPEST) return []
  const inner = objectOf(schema)
  const { properties = {}, required = [] } = inner
  const own = Object.entries(properties).flatMap(([name, one]) => [
    { name: `${prefix}${name}`, schema: one, isRequired: required.includes(name) },
    ...fieldsOf(one, `${prefix}${name}${isList(one) ? '[]' : ''}.`, depth + 1),
  ])
  const kinds = (inner.oneOf ?? []).flatMap((kind) => fieldsOf(kind, prefix, depth + 1))
  return distinct([...own, ...kinds])
}

const isList = (schema: ShownSchema): boolean => withoutNull(schema).items !== undefined

/** The schema of the values that are not null. */
function withoutNull(schema: ShownSchema): ShownSchema {
  const others = schema.anyOf?.filter(({ type }) => type !== 'null') ?? []
  const [only, ...more] = others
  return only && more.length === 0 ? only : schema
}

const objectOf = (schema: ShownSchema): ShownSchema => {
  const value = withoutNull(schema)
  return value.items ? withoutNull(value.items) : value
}

/** The kinds of an object share fields. */
const distinct = (fields: readonly Field[]): Field[] =>
  [...new Map(fields.toReversed().map((field) => [field.name, field])).values()].toReversed()

/** A table of fields; undefined where there are none. */
export function fieldTable(fields: readonly Field[], head: string): Html {
  if (fields.length === 0) return html``
  return table(
    [head, 'Type', 'Meaning'],
    fields.map(({ name, schema, isRequired }) => [
      html`<code>${name}</code>${isRequired ? html`` : html` <small>optional</small>`}`,
      typeOf(schema),
      inline(meaningOf(schema)),
    ]),
  )
}

function meaningOf(schema: ShownSchema): string {
  const { description = '' } = schema.description === undefined ? withoutNull(schema) : schema
  const { maxLength = 0 } = withoutNull(schema)
  const isLimited = maxLength > 0 && description.includes(String(maxLength))
  const limits = isLimited ? '' : limitsOf(withoutNull(schema))
  return [description, limits].filter((text) => text !== '').join(' ')
}

function limitsOf(schema: ShownSchema): string {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, default: given } = schema
  return [
    range(minimum, maximum, ''),
    range(minLength, maxLength, ' characters'),
    range(minItems, maxItems, ' entries'),
    ...(given === undefined ? [] : [`Without it \`${JSON.stringify(given)}\`.`]),
  ]
    .filter((text) => text !== '')
    .join(' ')
}

/** Limits of the number type itself are none. */
function range(least: number | undefined, most: number | undefined, unit: string): string {
  const low = least !== undefined && least > Number.MIN_SAFE_INTEGER && least !== 0 ? least : undefined
  const high = most !== undefined && most < Number.MAX_SAFE_INTEGER ? most : undefined
  if (low !== undefined && high !== undefined) return `${low} to ${high}${unit}.`
  if (high !== undefined) return `At most ${high}${unit}.`
  return low === undefined ? '' : `At least ${low}${unit}.`
}

/** The type of a value, with links to shared objects. */
export function typeOf(schema: ShownSchema): Html {
  const { $ref, anyOf, oneOf, type, items } = schema
  if ($ref) return linkOf($ref)
  if (schema.enum) return choice(schema.enum.map((value) => html`<code>${String(value)}</code>`))
  if ('const' in schema) return html`<code>${String(schema.const)}</code>`
  if (anyOf) return choice(anyOf.map(typeOf))
  if (oneOf) return html`object`
  if (items) return html`list of ${typeOf(items)}`
  if (typeof type === 'string') return html`${type}`
  return html`${type?.join(' or ') ?? 'any'}`
}

const choice = (parts: readonly Html[]): Html =>
  html`${parts.map((part, position) => (position === 0 ? part : html` or ${part}`))}`

function linkOf(reference: string): Html {
  const name = reference.split('/').at(-1) ?? ''
  return html`<a href="/developers/objects#${name}">${name}</a>`
}
