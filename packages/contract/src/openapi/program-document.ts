import { z } from 'zod'
import { successStatus } from '../call.ts'
import { type ProgramCall, programGroups } from '../calls/programs/define-program-call.ts'
import * as programCalls from '../calls/programs/index.ts'
import { errorsOfEveryCall, type ProgramErrorCode, programErrors } from '../calls/programs/program-errors.ts'
import { programFailure } from '../wire/programs/common.ts'
import { type JsonSchema, schemaOf, type Schemas } from './json-schema.ts'

const calls: readonly ProgramCall[] = Object.values(programCalls)

/** Examples of a call that it does not have itself. */
interface CallExamples {
  readonly answer?: unknown
  readonly form?: Readonly<Record<string, string>> | undefined
  readonly idempotencyKey?: string
}

/** The OpenAPI 3.1 document of version 1 of the API, made from the schemas that validate. */
export function programDocument(examplesOf: (call: ProgramCall) => CallExamples = () => ({})): object {
  const schemas: Schemas = new Map()
  const paths: Record<string, Record<string, object>> = {}
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/gu, '{$1}')
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: operationOf(call, schemas, examplesOf(call)),
    }
  }
  schemaOf(programFailure, 'output', schemas)
  return {
    openapi: '3.1.0',
    info: { title: 'Beckon', version: '1', description: introduction },
    servers: [{ url: 'https://{host}', variables: { host: { default: 'localhost:4000' } } }],
    security: [{ key: [] }],
    tags: programGroups.filter((name) => calls.some(({ group }) => group === name)).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key of the business: `bkn_live_…` or `bkn_test_…`.',
        },
      },
      schemas: Object.fromEntries(schemas),
    },
    'x-errors': catalogue(),
  }
}

const introduction =
  'For programs of a shop. The host chooses the country, or the header `x-country`. Times are ISO 8601, money is in minor units ' +
  'with its currency, ids are opaque. Unknown fields of a request are refused; answers may get new fields at any time. ' +
  'Every answer has the header `x-request-id`. Requests go from server to server: browsers are not supported.'

function operationOf(call: ProgramCall, schemas: Schemas, examples: CallExamples): object {
  return {
    operationId: call.name,
    tags: [call.group],
    summary: call.summary,
    ...(call.description ? { description: call.description } : {}),
    'x-scope': call.scope,
    'x-requests-per-minute': call.rate,
    ...parametersOf(call, examples),
    ...bodyOf(call, examples),
    responses: { [successStatus(call)]: successOf(call, schemas, examples), ...failuresOf(call) },
  }
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: JsonSchema
  readonly example?: unknown
}

function parametersOf(
  call: ProgramCall,
  { idempotencyKey: example }: CallExamples,
): { parameters?: readonly Parameter[] } {
  const parameters = [
    ...fieldsOf(call.params, 'path', call.example?.params),
    ...fieldsOf(call.query, 'query', call.example?.query),
    ...(call.idempotent ? [{ ...idempotencyKey, ...(example === undefined ? {} : { example }) }] : []),
  ]
  return parameters.length > 0 ? { parameters } : {}
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description:
    'Random, of your own, 8 to 200 printable characters; the same one when the request is repeated.',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
}

function fieldsOf(
  schema: z.ZodType,
  place: 'path' | 'query',
  example: Readonly<Record<string, string>> = {},
): Parameter[] {
  if (schema instanceof z.ZodUndefined) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input')
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    required: required.includes(name),
    ...(description ? { description } : {}),
    schema: rest,
    ...(example[name] === undefined ? {} : { example: example[name] }),
  }))
}

function bodyOf(
  { body, form, bodyBytes, example: own }: ProgramCall,
  examples: CallExamples,
): { requestBody?: object } {
  if (body instanceof z.ZodUndefined) return {}
  const schema = schemaOf(body, 'input')
  const isEmpty = Object.keys(schema.properties ?? {}).length === 0 && schema.oneOf === undefined
  if (isEmpty) return {}
  const type = form ? 'multipart/form-data' : 'application/json'
  const limit = form ? {} : { 'x-most-bytes': bodyBytes }
  const example = own?.body ?? examples.form
  const content = { [type]: { schema, ...(example ? { example } : {}) } }
  return { requestBody: { required: !body.safeParse(undefined).success, content, ...limit } }
}

function successOf(
  { file, answer, created }: ProgramCall,
  schemas: Schemas,
  { answer: example }: CallExamples,
): object {
  if (file)
    return {
      description: 'The file.',
      content: { 'image/*': { schema: { type: 'string', format: 'binary' } } },
    }
  return {
    description: created ? 'Created.' : 'Done.',
    headers: { 'x-request-id': { schema: { type: 'string' } }, ...(created ? location : {}) },
    content: {
      'application/json': {
        schema: schemaOf(answer, 'output', schemas),
        ...(example === undefined ? {} : { example }),
      },
    },
  }
}

const location = {
  location: { description: 'The path of what was created.', schema: { type: 'string' } },
}

/** One answer for each status, with the codes that it may have. */
function failuresOf(call: ProgramCall): Record<string, object> {
  const byStatus = new Map<number, ProgramErrorCode[]>()
  for (const code of [...errorsOfEveryCall, ...call.errors]) {
    const { status } = programErrors[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${programErrors[code].meaning}`).join('\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        'x-codes': codes,
      },
    ]),
  )
}

const catalogue = () =>
  Object.entries(programErrors).map(([code, { status, meaning, action }]) => ({
    code,
    status,
    meaning,
    action,
  }))
