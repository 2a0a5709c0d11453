import type { MemberAction } from '@beckon/domain/member'
import type { OperatorAction } from '@beckon/domain/operator'
import type { KeyScope } from '@beckon/domain/program'
import type { z } from 'zod'

/**
 * Callers of a call: anyone, a signed-in vendor user, a rider's phone, an operator, an open help page, an operator who
 * views the page of a shop or of a customer, or a program of a business with a key.
 */
export type Audience = 'open' | 'vendor' | 'rider' | 'operator' | 'help' | 'viewer' | 'program'

/**
 * How the portal is used for a vendor: with an account (`classic`), inside the page of a platform that embeds us (`godroid`,
 * a historic name), or without an account (`guest`).
 */
export type Mode = 'classic' | 'godroid' | 'guest'

/** A token that shows more of one order: of the customer's link, or of the shop's own receipt. */
export type LinkScheme = 'Link' | 'Receipt'

/** The action of an operator's call; `self` for calls about the own account, which need no role. */
export type CallAction = OperatorAction | 'self'

/** Subjects of calls of operators; a role that is limited to zones sees only those in them. */
export const callSubjects = ['order', 'rider', 'shift', 'exception'] as const
export type CallSubject = (typeof callSubjects)[number]

/** The action of a call of the portal; `self` for calls about the own account, which need no role in a business. */
export type MemberCallAction = MemberAction | 'self'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

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
  /** The action that a role of the operator must allow; on every call of operators, and only there. */
  readonly action?: CallAction | undefined
  /** The subject that the parameter `id` names. Outside of the zones of an operator it is refused like an unknown one. */
  readonly about?: CallSubject | undefined
  /** The scope that the key of a program must have; on every call of programs, and only there. */
  readonly scope?: KeyScope | undefined
  /** The action that a role of the person in the business must allow; on every call of vendors, and only there. */
  readonly memberAction?: MemberCallAction | undefined
  /** The modes that may make a call for a vendor; all of them where absent. */
  readonly modes?: readonly Mode[]
  /** Takes an `Idempotency-Key`, because it creates something that costs money or a rider's time. */
  readonly idempotent?: true
  /**
   * The path of what it creates, with fields of its answer as `{endpoint.endpoint_id}`: it answers 201 with the header
   * `Location`. Calls of programs only.
   */
  readonly created?: `/${string}` | undefined
  /** Answers with a file instead of JSON; what refuses it is JSON as ever. */
  readonly file?: true
  /** Takes a form with a file in it (multipart) instead of JSON. */
  readonly form?: true
  /** Takes a file of at most this many bytes instead of JSON; its body is a `z.file()`. */
  readonly bytes?: number
  /** Bytes of the largest JSON body; the server's default where absent. */
  readonly bodyBytes?: number
  /** Polled calls: an unchanged answer is not sent again. */
  readonly revalidated?: true
  /** The tokens that an open call takes in `Authorization: {scheme} {token}`. Without one it shows less. */
  readonly links?: readonly LinkScheme[]
  /** Also answers an operator who views the page of the shop or of the customer. Only calls that change nothing. */
  readonly viewable?: true | undefined
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly answer: Answer
  /** Calls per minute and caller; the server's default where absent. */
  readonly rate?: number
}

/** The status of the answer of a call that succeeds. */
export const successStatus = ({ created }: Pick<Call, 'created'>): 200 | 201 =>
  created === undefined ? 200 : 201

/**
 * Whether a view of an operator may make a call: those of its own, the viewable ones, and open ones that depend on no
 * caller. Any other call is refused.
 */
export const mayView = ({ audience, method, links, viewable }: Call): boolean =>
  audience === 'viewer' ||
  (method === 'GET' && (viewable === true || (audience === 'open' && links === undefined)))

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
