import type { KeyScope } from '@beckon/domain/program'
import { z } from 'zod'
import type { Call } from '../../call.ts'
import type { ProgramErrorCode } from './program-errors.ts'

/** Bytes of the largest JSON body of a call that names no other limit. */
const BODY_BYTES = 65_536

/** Calls of programs take nothing that they do not describe. */
const noQuery = z.strictObject({})
const noBody = z.strictObject({}).nullish()

/** Groups of calls in the documentation, in its order. */
export const programGroups = [
  'Quotes',
  'Orders',
  'Tracking links',
  'Proof',
  'Riders',
  'Collection points',
  'Address book',
  'Bulk orders',
  'Money',
  'Events',
  'Webhooks',
] as const

/** A call of a program of a business, which carries a key: version 1 of the API. */
export interface ProgramCall<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> extends Call<Params, Query, Body, Answer> {
  readonly audience: 'program'
  readonly path: `/api/v1/${string}`
  readonly scope: KeyScope
  /** Bytes of the largest body. */
  readonly bodyBytes: number
  /** The group of the call in the documentation. */
  readonly group: (typeof programGroups)[number]
  /** Details beside the summary, in Markdown. */
  readonly description?: string | undefined
  /** The codes that this call may answer beside those of every call. */
  readonly errors: readonly ProgramErrorCode[]
  /** A request that its schemas accept. */
  readonly example?: ProgramExample | undefined
}

export interface ProgramExample {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
}

type Described = Pick<
  ProgramCall,
  | 'name'
  | 'method'
  | 'path'
  | 'scope'
  | 'group'
  | 'summary'
  | 'description'
  | 'errors'
  | 'example'
  | 'idempotent'
  | 'file'
  | 'created'
  | 'form'
  | 'rate'
> & { readonly bodyBytes?: number }

/** Describes a call of programs. Without a query or a body it takes an empty one at most: unknown fields are refused. */
export function defineProgramCall<
  Answer extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = typeof noQuery,
  Body extends z.ZodType = z.ZodUndefined,
>(
  call: Described & {
    readonly answer: Answer
    readonly params?: Params
    readonly query?: Query
    readonly body?: Body
  },
): ProgramCall<Params, Query, Body, Answer>
export function defineProgramCall(
  call: Described & {
    readonly answer: z.ZodType
    readonly params?: z.ZodType
    readonly query?: z.ZodType
    readonly body?: z.ZodType
  },
): ProgramCall {
  const takesBody = call.method !== 'GET' && call.method !== 'DELETE'
  return {
    ...call,
    audience: 'program',
    bodyBytes: call.bodyBytes ?? BODY_BYTES,
    params: call.params ?? z.undefined(),
    query: call.query ?? noQuery,
    body: call.body ?? (takesBody ? noBody : z.undefined()),
  }
}
