import type { z } from 'zod'

/** Callers of a call: anyone, a signed-in vendor user, a rider's phone, an operator, or an open help page. */
export type Audience = 'open' | 'vendor' | 'rider' | 'operator' | 'help'

/**
 * How the portal is used for a vendor: with an account (`classic`), inside the page of a platform that embeds us (`godroid`,
 * a historic name), or without an account (`guest`).
 */
export type Mode = 'classic' | 'godroid' | 'guest'

/** A token that shows more of one order: of the customer's link, or of the shop's own receipt. */
export type LinkScheme = 'Link' | 'Receipt'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * One call on the wire, described once. The server's routes, the typed client and the OpenAPI
 * document are all made from it.
 */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly name: string
  readonly method: Method
  /** Full path from the host, with `:name` for parameters, e.g. `/api/orders/v1/vendor/:id`. */
  readonly path: string
  readonly summary: string
  readonly audience: Audience
  /** The modes that may make a call for a vendor; all of them where absent. */
  readonly modes?: readonly Mode[]
  /** Takes an `Idempotency-Key`, because it creates something that costs money or a rider's time. */
  readonly idempotent?: true
  /** Answers with a file instead of JSON; what refuses it is JSON as ever. */
  readonly file?: true
  /** Takes a form with a file in it (multipart) instead of JSON. */
  readonly form?: true
  /** Takes a file of at most this many bytes instead of JSON; its body is a `z.file()`. */
  readonly bytes?: number
  /** Polled calls: an unchanged answer is not sent again. */
  readonly revalidated?: true
  /** The tokens that an open call takes in `Authorization: {scheme} {token}`. Without one it shows less. */
  readonly links?: readonly LinkScheme[]
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly answer: Answer
  /** Calls per minute and caller; the server's default where absent. */
  readonly rate?: number
}

export type ParamsOf<C extends Call> = z.output<C['params']>
export type QueryOf<C extends Call> = z.output<C['query']>
export type BodyOf<C extends Call> = z.output<C['body']>
export type AnswerOf<C extends Call> = z.output<C['answer']>
/** The input of a caller: the parts that the call has. */
export type InputOf<C extends Call> = Part<'params', z.input<C['params']>> &
  Part<'query', z.input<C['query']>> &
  Part<'body', z.input<C['body']>>

type Part<Name extends string, T> = undefined extends T
  ? { readonly [K in Name]?: T }
  : { readonly [K in Name]: T }
