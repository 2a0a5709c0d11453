import { livePath } from '@beckon/contract'
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Callers } from '../auth/callers.ts'
import { after, type Clock } from '../clock.ts'
import '../http/fastify-types.ts'
import { isRefusal } from '../refusal.ts'
import {
  type Connection,
  closeCodes,
  connectionOf,
  messageLimit,
  readRequest,
  restarting,
} from './connection.ts'
import type { Hub } from './hub.ts'

const REQUEST_BYTES = 4096

export interface LiveRouteDeps {
  readonly live: Hub
  readonly callers: Callers
  readonly clock: Clock
}

/** The live socket: authenticated by its `Authorization` parameter, then it subscribes to vendors. */
export async function useLiveSocket(app: FastifyInstance, deps: LiveRouteDeps): Promise<void> {
  await app.register(websocket, { options: { maxPayload: REQUEST_BYTES } })
  await app.register(async (scope) => {
    scope.get(livePath, { websocket: true }, (socket, request) => attend(socket, request, deps))
  })
}

/** Listens at once, so that messages during the recognition are not lost; then handles one after the other. */
function attend(socket: WebSocket, request: FastifyRequest, deps: LiveRouteDeps): void {
  const withinLimit = messageLimit(deps.clock)
  const welcomed = welcome(socket, request, deps)
  let turn: Promise<unknown> = welcomed
  const failed = (error: unknown) => {
    request.log.error({ err: error }, 'a live message failed')
    socket.close(closeCodes.goingAway, 'unexpected')
  }
  socket.on('message', (raw) => {
    if (!withinLimit()) {
      socket.close(closeCodes.policy, 'too many messages')
      return
    }
    turn = turn.then(async () => handleMessage(await welcomed, String(raw), deps.live)).catch(failed)
  })
  socket.on('error', (error) => request.log.info({ err: error }, 'a live socket broke'))
  welcomed.catch(failed)
}

async function handleMessage(connection: Connection | undefined, raw: string, live: Hub): Promise<void> {
  if (!connection) return
  const request = readRequest(raw)
  if (request) await live.handle(connection, request)
  else connection.send({ type: 'error', data: { code: 'request.invalid' } })
}

async function welcome(
  socket: WebSocket,
  request: FastifyRequest,
  { live, callers, clock }: LiveRouteDeps,
): Promise<Connection | undefined> {
  if (!isOfOwnPage(request)) {
    socket.close(closeCodes.policy, 'another origin')
    return undefined
  }
  const { country } = request.deployment
  const authorization = authorizationOf(request.query)
  const recognise = () => callers.who('vendor', authorization, country)
  const who =
    authorization === undefined ? await recognise() : await request.server.tokenLimit(request.ip, recognise)
  if (isRefusal(who)) {
    socket.close(closeCodes.tooMany, who.refused)
    return undefined
  }
  if (!who.ok) {
    socket.close(closeCodes.signedOut, who.code)
    return undefined
  }
  const connection = connectionOf(socket, who.caller, async () => (await recognise()).ok, live.measures)
  if (socket.readyState !== socket.OPEN) return undefined
  if (live.isStopping()) {
    connection.close(...restarting)
    return undefined
  }
  if (!live.admit(connection)) {
    socket.close(closeCodes.tooMany, 'too many connections')
    return undefined
  }
  const cancel = closeAtExpiry(connection, who.expiresAt, clock)
  socket.on('close', () => {
    cancel()
    live.release(connection)
  })
  return connection
}

/** Browsers send the origin of the page that opens the socket; other programs send none. */
function isOfOwnPage({ headers: { origin }, host }: FastifyRequest): boolean {
  if (origin === undefined) return true
  return URL.parse(origin)?.host === host
}

function closeAtExpiry(connection: Connection, expiresAt: Date | undefined, clock: Clock) {
  if (!expiresAt) return () => undefined
  const left = expiresAt.getTime() - clock.now().getTime()
  return after(left, () => connection.close(closeCodes.signedOut, 'auth.token-expired'))
}

/** The parameter is the base64 of what a call has in its header. */
function authorizationOf(query: unknown): string | undefined {
  if (typeof query !== 'object' || query === null || !('Authorization' in query)) return undefined
  const { Authorization: given } = query
  return typeof given === 'string' ? Buffer.from(given, 'base64').toString('utf8') : undefined
}
