import { expect, it } from 'vitest'
import { programDocument } from '@beckon/contract'
import { breakingChanges } from './breaking-changes.ts'

const name = { type: 'string', maxLength: 10 }
const document = {
  paths: {
    '/orders': {
      post: {
        'x-scope': 'orders',
        parameters: [
          { name: 'limit', in: 'query', required: false, schema: { type: 'integer', maximum: 100 } },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { name, kind: { type: 'string', enum: ['a', 'b'] }, note: { type: 'string' } },
                required: ['name'],
              },
            },
          },
        },
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } } },
        },
      },
    },
  },
  components: {
    schemas: {
      Order: {
        type: 'object',
        properties: {
          id: { type: 'string' },
          status: { type: 'string', enum: ['new', 'done'] },
          lines: {
            type: 'array',
            items: { type: 'object', properties: { sku: { type: 'string' } }, required: ['sku'] },
          },
          event: {
            oneOf: [
              {
                type: 'object',
                properties: { kind: { const: 'x' }, at: { type: 'string' } },
                required: ['kind', 'at'],
              },
            ],
          },
          late: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        },
        required: ['id', 'status', 'lines', 'event', 'late'],
      },
    },
  },
}

/** The document with one value replaced; undefined removes it. */
function changed(path: string, value: unknown): object {
  const copy = structuredClone(document) as object
  const names = path.split('.')
  const last = names.pop() ?? ''
  const parent = names.reduce<object>((part, one) => Reflect.get(part, one) as object, copy)
  if (value === undefined) Reflect.deleteProperty(parent, last)
  else Reflect.set(parent, last, value)
  return copy
}

const call = 'paths./orders.post'
const body = `${call}.requestBody.content.application/json.schema`
const order = 'components.schemas.Order'

it.each([
  ['a call is removed', 'paths./orders', {}, 'POST /orders: was removed'],
  [
    'a call needs another scope',
    `${call}.x-scope`,
    'read',
    'POST /orders: needs the scope read instead of orders',
  ],
  ['a parameter is removed', `${call}.parameters`, [], 'POST /orders > query limit: was removed'],
  [
    'a limit of a parameter is lowered',
    `${call}.parameters.0.schema.maximum`,
    50,
    'POST /orders > query limit: maximum was 100, is 50',
  ],
  [
    'a field of the request is removed',
    `${body}.properties.note`,
    undefined,
    'POST /orders > body.note: was removed',
  ],
  [
    'a field of the request becomes required',
    `${body}.required`,
    ['name', 'note'],
    'POST /orders > body.note: is required now',
  ],
  [
    'a text of the request may be less long',
    `${body}.properties.name.maxLength`,
    9,
    'POST /orders > body.name: maxLength was 10, is 9',
  ],
  [
    'a text of the request gets a pattern',
    `${body}.properties.note.pattern`,
    '^a',
    'POST /orders > body.note: pattern was absent, is ^a',
  ],
  [
    'a value of the request is removed',
    `${body}.properties.kind.enum`,
    ['a'],
    'POST /orders > body.kind: no longer takes "b"',
  ],
  [
    'a field of the request has another type',
    `${body}.properties.note.type`,
    'number',
    'POST /orders > body.note: was string, is number',
  ],
  [
    'a field of the answer is removed',
    `${order}.properties.status`,
    undefined,
    'POST /orders > answer.status: was removed',
  ],
  [
    'a field of the answer may be absent',
    `${order}.required`,
    ['id', 'lines', 'event', 'late'],
    'POST /orders > answer.status: may be absent now',
  ],
  [
    'a field of the answer has another type',
    `${order}.properties.id.type`,
    'integer',
    'POST /orders > answer.id: was string, is integer',
  ],
  [
    'a field of the answer may be null',
    `${order}.properties.id`,
    { anyOf: [{ type: 'string' }, { type: 'null' }] },
    'POST /orders > answer.id: was string, is string or null',
  ],
  [
    'a field in a list of the answer is removed',
    `${order}.properties.lines.items.properties`,
    {},
    'POST /orders > answer.lines[].sku: was removed',
  ],
  [
    'a kind of an answer is removed',
    `${order}.properties.event.oneOf`,
    [],
    'POST /orders > answer.event(x): was removed',
  ],
  [
    'a field of a kind of an answer is removed',
    `${order}.properties.event.oneOf.0.properties.at`,
    undefined,
    'POST /orders > answer.event(x).at: was removed',
  ],
])('reports that %s', (_what, path, value, line) => {
  expect(breakingChanges(document, changed(path, value))).toEqual([line])
})

it.each([
  ['a new call', 'paths./quotes', { post: {} }],
  ['a new optional field of the request', `${body}.properties.more`, { type: 'string' }],
  ['a longer text of the request', `${body}.properties.name.maxLength`, 20],
  ['a new value of the request', `${body}.properties.kind.enum`, ['a', 'b', 'c']],
  ['a field of the request that is no longer required', `${body}.required`, []],
  ['a new field of the answer', `${order}.properties.more`, { type: 'string' }],
  ['a new value of the answer', `${order}.properties.status.enum`, ['new', 'done', 'lost']],
  ['a field of the answer that is never null any more', `${order}.properties.late`, { type: 'string' }],
  ['another description', `${order}.properties.id.description`, 'Opaque.'],
])('accepts %s', (_what, path, value) => {
  expect(breakingChanges(document, changed(path, value))).toEqual([])
})

it('reports nothing for a document and itself, with all its references', () => {
  expect(breakingChanges(programDocument(), programDocument())).toEqual([])
})
