import type { TestServer } from './test-server.ts'

export interface Answered {
  readonly status: number
  /** `ok`, or the code of the failure. */
  readonly code: string
  readonly meta: Readonly<Record<string, unknown>>
  readonly result: never
  /** All of it, for the calls whose answer has no result. */
  readonly body: unknown
}

/** Makes a call with a JSON body, and reads its answer or its failure. */
export async function send(
  server: TestServer,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
): Promise<Answered> {
  const answer = await server.app.inject({ method, url, headers, ...(body ? { payload: body } : {}) })
  const json = answer.json()
  const [error] = json.errors ?? []
  return {
    status: answer.statusCode,
    code: error?.code ?? 'ok',
    meta: error?.meta ?? {},
    result: json.result as never,
    body: json,
  }
}
