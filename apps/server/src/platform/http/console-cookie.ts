import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'

const NAME = 'beckon_console'
/**
 * The console sends this header with each call. A page of another site cannot: the browser asks the service before it
 * sends a header of this kind, and the service allows no other origin.
 */
const HEADER = 'x-beckon-console'
/** Only the calls of operators get the cookie. */
const PATH = '/api/ops'
/** The token of the cookie as the recogniser of operators gets it. */
export const CONSOLE_SCHEME = 'Console '

/** The cookie with the session of an operator in a browser. */
export interface ConsoleCookie {
  set(token: string, seconds: number): void
  clear(): void
}

/** Whether the console sent a request. */
export const isFromConsole = (headers: IncomingHttpHeaders): boolean => headers[HEADER] !== undefined

/** The session of the cookie as an `Authorization` header; undefined without the header that only the console sends. */
export function consoleAuthorization({ cookie, ...headers }: IncomingHttpHeaders): string | undefined {
  if (!isFromConsole(headers) || cookie === undefined) return undefined
  const token = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{20,200})(?:;|$)`, 'u').exec(cookie)?.[1]
  return token === undefined ? undefined : CONSOLE_SCHEME + token
}

/** Scripts cannot read the cookie, and requests from pages of other sites do not carry it. */
export function consoleCookie(request: FastifyRequest, reply: FastifyReply): ConsoleCookie {
  const write = (value: string, seconds: number) => {
    const isSecure = request.protocol === 'https' || request.deployment.environment === 'prd'
    const attributes = [`Path=${PATH}`, 'HttpOnly', 'SameSite=Strict', `Max-Age=${seconds}`]
    reply.header(
      'set-cookie',
      [`${NAME}=${value}`, ...attributes, ...(isSecure ? ['Secure'] : [])].join('; '),
    )
  }
  return { set: write, clear: () => write('', 0) }
}
