import { z } from 'zod'
import type { Audience, Call } from '../call.ts'

type CallSchemas = Pick<
  Call,
  | 'name'
  | 'method'
  | 'path'
  | 'summary'
  | 'audience'
  | 'modes'
  | 'idempotent'
  | 'file'
  | 'form'
  | 'bytes'
  | 'revalidated'
  | 'links'
  | 'rate'
>

/** Fills the parts that a call does not have with "nothing", so that its types stay exact. */
export function defineCall<
  Answer extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  const Who extends Audience = Audience,
>(
  call: CallSchemas & { audience: Who; answer: Answer; params?: Params; query?: Query; body?: Body },
): Call<Params, Query, Body, Answer> & { readonly audience: Who } {
  const { params, query, body, answer, ...rest } = call
  const nothing = z.undefined()
  return {
    ...rest,
    answer,
    // The defaults of the type parameters are ZodUndefined, so an absent part is exactly that.
    params: params ?? (nothing as z.ZodType as Params),
    query: query ?? (nothing as z.ZodType as Query),
    body: body ?? (nothing as z.ZodType as Body),
  }
}
