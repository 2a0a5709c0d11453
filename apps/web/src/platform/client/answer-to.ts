import type { AnswerOf, Call, InputOf } from '@beckon/contract'
import type { CallError, CallOptions, Client } from '@beckon/contract/client'

/** Thrown inside a query only, because the query cache detects failures by exceptions. */
export class CallFailed extends Error {
  readonly reason: CallError
  constructor(call: string, reason: CallError) {
    super(`${call}: ${reason.kind}`)
    this.name = 'CallFailed'
    this.reason = reason
  }
}

/** The answer of a call, for a `queryFn`. */
export async function answerTo<C extends Call>(
  client: Client,
  call: C,
  input: InputOf<C>,
  options: CallOptions = {},
): Promise<AnswerOf<C>> {
  const result = await client.call(call, input, options)
  if (result.ok) return result.answer
  throw new CallFailed(call.name, result.error)
}
