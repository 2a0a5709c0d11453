import { type Call, failure, mayView, programFailure } from '@beckon/contract'
import type { LightMyRequestResponse } from 'fastify'
import type { FuzzRequest } from './requests.ts'
import { callersOf, type Who } from './world.ts'

interface Exchange {
  readonly call: Call
  readonly who: Who
  readonly request: FuzzRequest
  readonly answer: LightMyRequestResponse
}

/** Operators who view a page may make the calls that it reads. */
const mayCall = (call: Call, who: Who): boolean =>
  call.audience === 'open' || callersOf[call.audience].includes(who) || (who === 'viewer' && mayView(call))

const isProgram = (url: string): boolean => /^\/api\/v1(?:[/?]|$)/u.test(url)
const isJson = ({ headers }: LightMyRequestResponse): boolean =>
  String(headers['content-type']).startsWith('application/json')

/** Returns the fault of an answer; undefined where it is right. */
export function faultOf({ call, who, request, answer }: Exchange): string | undefined {
  const { statusCode: status } = answer
  if (status >= 500 && !isOfMissingService(answer)) return 'the service failed'
  if (status >= 400) return faultOfRefusal({ call, who, request, answer })
  if (status === 304) return call.revalidated ? undefined : 'not modified, though the call is not revalidated'
  if (status >= 300) return 'an address elsewhere'
  if (!mayCall(call, who)) {
    return `answered ${who}, who may not make the call`
  }
  if (request.isValid === false) return 'answered input that its schema refuses'
  return faultOfSuccess(call, answer)
}

/** The world has no card gateway, which some calls of operators ask. */
const isOfMissingService = ({ statusCode, body }: LightMyRequestResponse): boolean =>
  statusCode === 503 && body.includes('"payment.unavailable"')

/** Refusals have the shape of their API and the id of their request. */
function faultOfRefusal({ request, answer }: Exchange): string | undefined {
  if (!isJson(answer)) return `a refusal as ${String(answer.headers['content-type'])}`
  const shape = isProgram(request.url) ? programFailure : failure
  const read = shape.safeParse(answer.json())
  if (!read.success) return `a refusal of another shape: ${read.error.message}`
  return read.data.request_id === answer.headers['x-request-id']
    ? undefined
    : 'a refusal without its request id'
}

function faultOfSuccess(call: Call, answer: LightMyRequestResponse): string | undefined {
  if (call.file) return undefined
  if (!isJson(answer)) return answer.body === '' ? undefined : 'an answer that is not JSON'
  const read = call.answer.safeParse(answer.json())
  return read.success ? undefined : `an answer of another shape: ${read.error.message}`
}
