import type { KeyScope } from '@beckon/domain/program'
import { z } from 'zod'
import type { Audience, Call, CallAction, CallSubject, MemberCallAction } from '../call.ts'

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

/** A call of operators or of vendors without an action does not compile. */
type ActionOf<Who extends Audience> = Who extends 'operator'
  ? { readonly action: CallAction; readonly about?: CallSubject; readonly memberAction?: never }
  : Who extends 'vendor'
    ? { readonly action?: never; readonly about?: never; readonly memberAction: MemberCallAction }
    : { readonly action?: never; readonly about?: never; readonly memberAction?: never }

/** A call of programs without a scope does not compile. */
type ScopeOf<Who extends Audience> = Who extends 'program'
  ? { readonly scope: KeyScope }
  : { readonly scope?: never }

/** Fills the parts that a call does not have with "nothing", so that its types stay exact. */
export function defineCall<
  Answer extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  const Who extends Audience = Audience,
  const Viewable extends true | undefined = undefined,
>(
  call: CallSchemas &
    ActionOf<Who> &
    ScopeOf<Who> & {
      audience: Who
      answer: Answer
      params?: Params
      query?: Query
      body?: Body
      viewable?: Viewable
    },
): Call<Params, Query, Body, Answer> & { readonly audience: Who; readonly viewable?: Viewable }
export function defineCall(
  call: CallSchemas & {
    action?: CallAction | undefined
    about?: CallSubject | undefined
    scope?: KeyScope | undefined
    memberAction?: MemberCallAction | undefined
    answer: z.ZodType
    params?: z.ZodType
    query?: z.ZodType
    body?: z.ZodType
    viewable?: true | undefined
  },
): Call {
  // The defaults of the type parameters are ZodUndefined, so an absent part is exactly that.
  const nothing = z.undefined()
  return { ...call, params: call.params ?? nothing, query: call.query ?? nothing, body: call.body ?? nothing }
}
