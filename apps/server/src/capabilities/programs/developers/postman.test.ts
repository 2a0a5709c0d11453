import { type ProgramCall, programCalls } from '@beckon/contract'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { postmanCollection } from './postman.ts'

const pair = z.strictObject({ key: z.string(), value: z.string() })
const variable = pair.extend({ type: z.literal('string') })

/** The parts of the published shape of collections, version 2.1, that are used. */
const request = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  description: z.string(),
  header: z.array(pair),
  url: z.strictObject({
    raw: z.string().startsWith('{{baseUrl}}/api/v1/'),
    host: z.array(z.literal('{{baseUrl}}')).length(1),
    path: z.array(z.string().min(1)).min(3),
    query: z.array(pair),
    variable: z.array(pair),
  }),
  body: z
    .discriminatedUnion('mode', [
      z.strictObject({
        mode: z.literal('raw'),
        raw: z.string(),
        options: z.strictObject({ raw: z.strictObject({ language: z.literal('json') }) }),
      }),
      z.strictObject({
        mode: z.literal('formdata'),
        formdata: z.array(
          z.discriminatedUnion('type', [
            z.strictObject({ key: z.string(), type: z.literal('text'), value: z.string() }),
            z.strictObject({ key: z.string(), type: z.literal('file'), src: z.string() }),
          ]),
        ),
      }),
    ])
    .optional(),
})
const response = z.strictObject({
  name: z.string().min(1),
  originalRequest: request,
  status: z.enum(['OK', 'Created']),
  code: z.union([z.literal(200), z.literal(201)]),
  header: z.array(pair),
  body: z.string(),
})
const item = z.strictObject({ name: z.string().min(1), request, response: z.array(response) })
const collection = z.strictObject({
  info: z.strictObject({
    name: z.string(),
    description: z.string(),
    schema: z.literal('https://schema.getpostman.com/json/collection/v2.1.0/collection.json'),
  }),
  auth: z.strictObject({ type: z.literal('bearer'), bearer: z.array(variable).length(1) }),
  variable: z.array(variable),
  item: z.array(z.strictObject({ name: z.string(), item: z.array(item).min(1) })),
})

const read = () => collection.parse(JSON.parse(JSON.stringify(postmanCollection())))
const requests = () => read().item.flatMap((folder) => folder.item)

it('the Postman collection has the shape of version 2.1 and each call once', () => {
  const wanted = Object.values(programCalls).map(({ method, path }) => `${method} /${path.slice(1)}`)
  const found = requests().map(({ request: { method, url } }) => `${method} /${url.path.join('/')}`)
  expect(found.toSorted()).toEqual(wanted.toSorted())
})

it('the Postman collection has a value for each parameter of a path', () => {
  const lacking = requests().filter(({ request: { url } }) => {
    const names = url.path.filter((part) => part.startsWith(':')).map((part) => part.slice(1))
    return names.join() !== url.variable.map(({ key }) => key).join()
  })
  expect(lacking.map(({ name }) => name)).toEqual([])
})

it('the Postman collection has an example of each answer that is no file', () => {
  const lacking = requests().filter(({ response: examples }) => examples.length === 0)
  const files = Object.values(programCalls).filter((call: ProgramCall) => call.file)
  expect(lacking.map(({ name }) => name)).toEqual(files.map(({ summary }) => summary))
})

it('the Postman collection has the key and the address as variables and nowhere else', () => {
  const { auth, variable: variables } = read()
  expect(auth.bearer[0]?.value).toBe('{{key}}')
  expect(variables.map(({ key }) => key)).toEqual(['baseUrl', 'key'])
  const sent = requests().map(({ request: one }) => one)
  expect(JSON.stringify(sent)).not.toMatch(/bkn_|https:\/\/(?!shop\.example\.com)/u)
})
