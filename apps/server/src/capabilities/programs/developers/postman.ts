import { type ProgramCall, programCalls, programGroups, successStatus } from '@beckon/contract'
import { exampleAnswers } from './examples/answers.ts'
import { type ExampleRequest, exampleOf } from './examples/request.ts'

const calls: readonly ProgramCall[] = Object.values(programCalls)

const variable = (key: string, value: string) => ({ key, value, type: 'string' })

/** A Postman collection, version 2.1, with a request for each call. Address and key are variables. */
export const postmanCollection = () => ({
  info: {
    name: 'Beckon, version 1',
    description: 'Set the variables baseUrl and key.',
    schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
  },
  auth: { type: 'bearer', bearer: [variable('token', '{{key}}')] },
  variable: [variable('baseUrl', 'https://sg.example.com'), variable('key', 'bkn_test_')],
  item: programGroups.map((group) => ({
    name: group,
    item: calls.filter((call) => call.group === group).map(itemOf),
  })),
})

function itemOf(call: ProgramCall) {
  const example = exampleOf(call)
  const request = {
    method: call.method,
    description: call.description ?? '',
    header: headersOf(example),
    url: urlOf(call),
    ...bodyOf(example),
  }
  return { name: call.summary, request, response: responsesOf(call, request) }
}

/** The example of the answer, where it is JSON. */
function responsesOf(call: ProgramCall, originalRequest: object) {
  const answer = exampleAnswers[call.name]
  if (answer === undefined) return []
  const code = successStatus(call)
  return [
    {
      name: call.summary,
      originalRequest,
      status: code === 201 ? 'Created' : 'OK',
      code,
      header: [{ key: 'Content-Type', value: 'application/json' }],
      body: JSON.stringify(answer, null, 2),
    },
  ]
}

const headersOf = ({ isIdempotent, body }: ExampleRequest) => [
  ...(body ? [{ key: 'Content-Type', value: 'application/json' }] : []),
  ...(isIdempotent ? [{ key: 'Idempotency-Key', value: '{{$guid}}' }] : []),
]

/** Parameters of the path keep their names, and get the values of the example. */
function urlOf({ path, example = {} }: ProgramCall) {
  const query = Object.entries(example.query ?? {}).map(([key, value]) => ({ key, value }))
  const search = query.map(({ key, value }) => `${key}=${value}`).join('&')
  return {
    raw: `{{baseUrl}}${path}${search === '' ? '' : `?${search}`}`,
    host: ['{{baseUrl}}'],
    path: path.slice(1).split('/'),
    query,
    variable: Object.entries(example.params ?? {}).map(([key, value]) => ({ key, value })),
  }
}

function bodyOf({ body, form }: ExampleRequest) {
  if (body) {
    const options = { raw: { language: 'json' } }
    return { body: { mode: 'raw', raw: JSON.stringify(body, null, 2), options } }
  }
  if (!form) return {}
  const formdata = Object.entries(form).map(([key, value]) =>
    value.startsWith('@') ? { key, type: 'file', src: value.slice(1) } : { key, type: 'text', value },
  )
  return { body: { mode: 'formdata', formdata } }
}
