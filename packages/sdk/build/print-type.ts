import { z } from 'zod'

/** The parts of JSON Schema that the contract's schemas become. */
export const jsonSchema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  $ref: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.unknown().optional(),
  items: z.unknown().optional(),
  prefixItems: z.array(z.unknown()).optional(),
  description: z.string().optional(),
})

/** Writes a JSON Schema as a type of TypeScript, with its descriptions as comments. */
export function printType(given: unknown, indent = ''): string {
  const schema = jsonSchema.parse(given)
  if (schema.$ref !== undefined) return nameOf(schema.$ref)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return union(schema.enum.map((one) => JSON.stringify(one)))
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return union(choices.map((one) => printType(one, indent)))
  if (schema.allOf) return schema.allOf.map((one) => printType(one, indent)).join(' & ')
  if (Array.isArray(schema.type))
    return union(schema.type.map((type) => printType({ ...schema, type }, indent)))
  return printPlain(schema, indent)
}

function printPlain(schema: z.infer<typeof jsonSchema>, indent: string): string {
  switch (schema.type) {
    case 'string':
      return 'string'
    case 'number':
    case 'integer':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'null':
      return 'null'
    case 'array':
      return schema.prefixItems
        ? `[${schema.prefixItems.map((one) => printType(one, indent)).join(', ')}]`
        : `Array<${printType(schema.items ?? {}, indent)}>`
    case 'object':
      return printObject(schema, indent)
    case undefined:
    default:
      return 'unknown'
  }
}

function printObject(
  { properties, required = [], additionalProperties }: z.infer<typeof jsonSchema>,
  indent: string,
): string {
  if (!properties) {
    const values =
      typeof additionalProperties === 'object' ? printType(additionalProperties, indent) : 'unknown'
    return `Record<string, ${values}>`
  }
  const inner = `${indent}  `
  const lines = Object.entries(properties).flatMap(([name, value]) => {
    const { description } = jsonSchema.parse(value)
    const mark = required.includes(name) ? '' : '?'
    const field = `${inner}${quoted(name)}${mark}: ${printType(value, inner)}`
    return description === undefined ? [field] : [`${inner}/** ${comment(description)} */`, field]
  })
  return lines.length === 0 ? 'Record<string, never>' : `{\n${lines.join('\n')}\n${indent}}`
}

const union = (types: readonly string[]): string => [...new Set(types)].join(' | ')
const quoted = (name: string): string => (/^[a-z_$][\w$]*$/iu.test(name) ? name : JSON.stringify(name))
const comment = (text: string): string => text.replaceAll('*/', '*\\/').replaceAll('\n', ' ')

/** The name of a shared schema: `#/$defs/Money`. */
const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)
