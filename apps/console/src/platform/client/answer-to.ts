import type { AnswerOf, Call, InputOf } from '@beckon/contract'
import type { CallError, CallOptions, Client } from '@beckon/contract/client'

/** A call that failed, thrown for the query cache. */
export class CallFailed extends Error {
  readonly reason: CallError
  constructor(reason: CallError) {
    super(reason.kind)
    this.reason = reason
  }
}

/** Makes a call; throws CallFailed where it does not succeed. */
export async function answerTo<C extends Call>(
  client: Client,
  call: C,
  input: InputOf<C>,
  options?: CallOptions,
): Promise<AnswerOf<C>> {
  const result = await client.call(call, input, options)
  if (!result.ok) throw new CallFailed(result.error)
  return result.answer
}

/** Whether a failed call was refused because the session has ended. */
export const isLoggedOut = (error: unknown): boolean =>
  error instanceof CallFailed && error.reason.kind === 'refused' && error.reason.status === 401
