import type { ProgramCall } from '@beckon/contract'

/** The example of a call as it goes over the wire, without the address of the service and the key. */
export interface ExampleRequest {
  readonly method: string
  /** With the query. */
  readonly path: string
  readonly isIdempotent: boolean
  readonly body?: Readonly<Record<string, unknown>> | undefined
  /** Fields of a form; a value that begins with `@` is the name of a file. */
  readonly form?: Readonly<Record<string, string>> | undefined
}

/** The key of the request for an order, as its program would choose it. */
export const IDEMPOTENCY_KEY = 'till-1-order-1042'

/** A form has no example in the contract: files are no values of JSON. */
const form = { collection_point: 'SG-SHOP', file: '@orders.xlsx' }

/** The request that the documentation shows for a call. */
export function exampleOf(call: ProgramCall): ExampleRequest {
  const { params = {}, query = {}, body } = call.example ?? {}
  const path = call.path.replaceAll(/:(\w+)/gu, (_all, name: string) => params[name] ?? '')
  const search = Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  return {
    method: call.method,
    path: search === '' ? path : `${path}?${search}`,
    isIdempotent: call.idempotent === true,
    ...(call.form ? { form } : { body }),
  }
}
