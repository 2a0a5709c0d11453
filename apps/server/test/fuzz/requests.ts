import { randomUUID } from 'node:crypto'
import type { Call } from '@beckon/contract'
import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'
import { type Input, vendorCallInputs } from '../every-vendor-call.ts'
import { programCallInputs } from '../every-program-call.ts'
import { accepts, arbitraryOf } from './arbitrary-of.ts'
import { brokenOnce } from './breakages.ts'
import { knownInPath, type Scene } from './world.ts'

/** One request as it goes over the wire. */
export interface FuzzRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string | Buffer
  /** Whether the schemas of the call accept it; unknown for what is no input at all, such as a broken address. */
  readonly isValid: boolean | undefined
}

interface Parts {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** Requests of one call: half of them valid, the others broken in one place or in how they are sent. */
export function requestsOf(call: Call, scene: Scene): Arbitrary<FuzzRequest> {
  const valid = validParts(call, scene)
  return fc.oneof(
    { weight: 5, arbitrary: valid.map((parts) => requestOf(call, parts)) },
    {
      weight: 4,
      arbitrary: valid.chain((parts) => brokenParts(call, parts)).map((parts) => requestOf(call, parts)),
    },
    { weight: 2, arbitrary: valid.chain((parts) => sentBadly(call, requestOf(call, parts))) },
  )
}

function validParts(call: Call, scene: Scene): Arbitrary<Parts> {
  const { known } = scene
  const made = fc.record({
    params: arbitraryOf(call.params, knownInPath(call, scene)),
    query: arbitraryOf(call.query, known),
    body: arbitraryOf(call.body, known),
  })
  const written = writtenInput(call, scene)
  if (!written || written.form) return made
  const parts = { params: written.path, query: written.query, body: written.body }
  return fc.oneof({ weight: 3, arbitrary: made }, { weight: 2, arbitrary: fc.constant(parts) })
}

const writtenInput = ({ name, audience }: Call, { vendor, program }: Scene): Input | undefined =>
  audience === 'program' ? programCallInputs(program)[name] : vendorCallInputs(vendor)[name]

const isGiven = (schema: z.ZodType): boolean => !(schema instanceof z.ZodUndefined)

function brokenParts(call: Call, parts: Parts): Arbitrary<Parts> {
  const breakable = (['params', 'query', 'body'] as const).filter(
    (part) => isGiven(call[part]) && parts[part] !== undefined,
  )
  if (breakable.length === 0) return fc.constant(parts)
  return fc
    .constantFrom(...breakable)
    .chain((part) => brokenOnce(parts[part]).map((broken) => ({ ...parts, [part]: broken })))
}

/** A value of a path or a query as text. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** Lone surrogates cannot be encoded. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed())

const fieldsIn = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

export function requestOf(call: Call, { params, query, body }: Parts): FuzzRequest {
  const named = new Map(fieldsIn(params))
  const path = call.path.replaceAll(
    /:(\w+)/gu,
    (_, name: string) => encode(asText(named.get(name) ?? 'x')) || '-',
  )
  const pairs = fieldsIn(query).map(([name, value]) => `${encode(name)}=${encode(asText(value))}`)
  const url = pairs.length === 0 ? path : `${path}?${pairs.join('&')}`
  const { type, payload } = payloadOf(call, body)
  return {
    method: call.method,
    url,
    isValid: validityOf(call, { query, body }),
    headers: { 'idempotency-key': randomUUID(), ...(type === undefined ? {} : { 'content-type': type }) },
    ...(payload === undefined ? {} : { payload }),
  }
}

function payloadOf(call: Call, body: unknown): Pick<FuzzRequest, 'payload'> & { readonly type?: string } {
  if (call.form) return { type: 'multipart/form-data; boundary=fuzz', payload: formOf(body) }
  if (call.bytes !== undefined) {
    return { type: 'application/octet-stream', payload: Buffer.from(asText(body ?? 'PK'), 'utf8') }
  }
  if (body === undefined || call.method === 'GET') return {}
  return { type: 'application/json', payload: JSON.stringify(body) ?? '' }
}

function formOf(body: unknown): string {
  const fields = fieldsIn(body).map(
    ([name, value]) =>
      `--fuzz\r\ncontent-disposition: form-data; name="${encode(name)}"\r\n\r\n${asText(value)}\r\n`,
  )
  const file = '--fuzz\r\ncontent-disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\nPK\r\n'
  return `${fields.join('')}${file}--fuzz--\r\n`
}

/** Only of JSON, whose values arrive as they are. */
function validityOf(call: Call, { query, body }: Pick<Parts, 'query' | 'body'>): boolean | undefined {
  if (call.form || call.bytes !== undefined) return undefined
  if (isGiven(call.query)) {
    const texts = Object.fromEntries(
      fieldsIn(query).map(([name, value]) => [name, asText(value).toWellFormed()]),
    )
    if (!accepts(call.query, texts)) return false
  }
  if (!isGiven(call.body)) return true
  const arrives: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body) ?? 'null')
  return accepts(call.body, arrives) ? true : call.method === 'GET' ? undefined : false
}

const bodies: readonly (string | Buffer)[] = [
  ...['{', 'null', '[]', '"x"', '1', '{"a":1}{', '{"a":1,"a":2}', '\uFEFF{}', '{"__proto__":{"x":1}}', 'NaN'],
  ...['['.repeat(20_000), `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, 'x'.repeat(300_000)],
  Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  Buffer.from([0xc3, 0x28, 0x80]),
]
const contentTypes = [
  ...['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x'],
  ...['application/json; charset=utf-16', 'application/octet-stream', 'application/json; charset="', '*/*'],
]
const words = [
  ...[
    'x'.repeat(401),
    'x'.repeat(5000),
    '..',
    '.',
    '%2F',
    '%2e%2e%2f',
    '%00',
    '%',
    '%E0%A4%A',
    '%C3%28',
    '%F0%9F%92%A5',
  ],
  ...['', '%20', '%3Cscript%3E', '__proto__', 'constructor', '*', '%0d%0aSet-Cookie:x=1', ';', '%u0041'],
]
const queries = [
  ...[
    'a=1&a=2',
    'a[]=1&a[b]=2',
    '%',
    '%E0%A4%A',
    '=',
    '&&&',
    '__proto__=1',
    '__proto__[x]=1',
    'x'.repeat(8000),
  ],
  ...['constructor=1', 'id=%00', 'a=%ED%A0%80'],
]

/** A valid request whose address, body or headers a careless client wrote. */
function sentBadly(call: Call, request: FuzzRequest): Arbitrary<FuzzRequest> {
  const [path = '', query = ''] = request.url.split('?')
  const unknown = { ...request, isValid: undefined }
  const ways: Arbitrary<FuzzRequest>[] = [
    fc.constantFrom(...queries).map((more) => ({ ...unknown, url: `${path}?${query}&${more}` })),
    fc.constant({ ...unknown, url: `${path}?${query}&${query}` }),
    fc.constantFrom('', 'short', 'x'.repeat(1000), 'ключ-é').map((key) => ({
      ...unknown,
      headers: { ...request.headers, 'idempotency-key': key },
    })),
    fc.constantFrom('zz;q=9', '*'.repeat(2000), 'ar,en;q=0.5').map((language) => ({
      ...unknown,
      headers: { ...request.headers, 'accept-language': language },
    })),
  ]
  if (call.path.includes(':')) {
    const named = fc.constantFrom(...call.path.matchAll(/:\w+/gu)).map(([name]) => name)
    ways.push(
      fc.tuple(named, fc.constantFrom(...words)).map(([name, word]) => {
        const url = call.path.replace(name, word).replaceAll(/:\w+/gu, 'x')
        return { ...unknown, url }
      }),
    )
  }
  if (call.method !== 'GET') {
    const json = { 'content-type': 'application/json' }
    ways.push(
      fc.constantFrom(...bodies).map((payload) => ({
        ...unknown,
        payload,
        headers: { ...request.headers, ...(call.form ? {} : json) },
      })),
      fc.constantFrom(...contentTypes).map((type) => ({
        ...unknown,
        payload: request.payload ?? '{}',
        headers: { ...request.headers, 'content-type': type },
      })),
    )
  }
  return fc.oneof(...ways)
}
