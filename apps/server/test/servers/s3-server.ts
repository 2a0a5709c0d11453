import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { freePort } from './free-port.ts'
import { signatureError } from './s3-signature.ts'

/** Fault of one request. */
export type S3Fault =
  /** 503, before anything is done. */
  | 'slow-down'
  /** The connection ends in the middle of the body. */
  | 'cut'
  /** Other bytes are stored or given. */
  | 'damage'
  /** It is done, and no answer comes. */
  | 'silence'
  /** 403, as with a key that lost a permission. */
  | 'denied'

const login = { keyId: 'BECKONKEY', secret: 'a/secret+of the store', region: 'eu-test-1' } as const
const BUCKET = 'files'

const statusOf: Readonly<Record<string, number>> = {
  NoSuchKey: 404,
  NoSuchBucket: 404,
  XAmzContentSHA256Mismatch: 400,
  AuthorizationHeaderMalformed: 400,
  SlowDown: 503,
  MethodNotAllowed: 405,
}

export interface S3Call {
  readonly method: string
  readonly key: string
  /** Of the answer; 0 where there was none. */
  readonly status: number
}

interface S3State {
  readonly objects: Map<string, Buffer>
  readonly calls: S3Call[]
  readonly faults: { readonly method: string; readonly fault: S3Fault }[]
  readonly hooks: { during: (call: Omit<S3Call, 'status'>) => Promise<void> }
}

/** The probe of the service meets no fault, because it comes at any time. */
const isProbe = (key: string): boolean => key.endsWith('beckon-probe')

/** A server that keeps objects as S3 does, checks every signature and body, and fails where it is asked to. */
export async function createS3Server() {
  const port = await freePort()
  const state: S3State = {
    objects: new Map(),
    calls: [],
    faults: [],
    hooks: { during: async () => undefined },
  }
  let server: Server | undefined
  const start = async () => {
    server = createServer((request, response) => {
      answer(state, request, response).catch(() => response.destroy())
    }).listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await start()
  const { keyId, secret, region } = login
  return {
    /** As the setting has it. */
    url: `s3://${keyId}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${BUCKET}?region=${region}&tls=no`,
    access: {
      ...{ keyId, secret, region, bucket: BUCKET, prefix: '', bucketIn: 'path' as const },
      endpoint: `http://127.0.0.1:${port}`,
    },
    calls: state.calls,
    /** `during` is awaited before a request is done. */
    hooks: state.hooks,
    /** Without the probe of the service. */
    objects: () => new Map([...state.objects].filter(([key]) => !isProbe(key))),
    /** Loses an object, as no store should. */
    lose: (key: string) => state.objects.delete(key),
    /** The next requests of this method fail so, one after another. */
    fail: (method: 'PUT' | 'GET' | 'HEAD' | 'DELETE', ...next: readonly S3Fault[]) =>
      void state.faults.push(...next.map((fault) => ({ method, fault }))),
    clearFaults: () => void state.faults.splice(0),
    start,
    async stop() {
      if (!server?.listening) return
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type S3Server = Awaited<ReturnType<typeof createS3Server>>

async function answer(state: S3State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, bucket, ...rest] = decodeURIComponent(new URL(request.url ?? '/', 'http://s3').pathname).split('/')
  const { method = '' } = request
  const key = rest.join('/')
  const fault = takeFault(state, method, key)
  const note = (status: number) => void state.calls.push({ method, key, status })
  if (fault === 'cut' && method === 'PUT') {
    note(0)
    request.once('data', () => request.destroy())
    return
  }
  const body = Buffer.concat(await request.toArray())
  const code =
    signatureError(request, body, login, new Date()) ??
    (fault === 'denied' ? 'AccessDenied' : undefined) ??
    (fault === 'slow-down' ? 'SlowDown' : undefined) ??
    (bucket === BUCKET ? undefined : 'NoSuchBucket') ??
    codeFor(state, method, key)
  await state.hooks.during({ method, key })
  const content = code ? errorBody(code) : act(state, { method, key, body, fault })
  if (fault === 'silence') return note(0)
  const status = code ? (statusOf[code] ?? 403) : method === 'DELETE' ? 204 : 200
  note(status)
  response.writeHead(status, status === 204 ? {} : { 'content-length': content.length })
  if (method === 'HEAD' || status === 204) return void response.end()
  if (fault !== 'cut') return void response.end(content)
  response.write(content.subarray(0, content.length >> 1), () => response.destroy())
}

function takeFault({ faults }: S3State, method: string, key: string): S3Fault | undefined {
  const at = isProbe(key) ? -1 : faults.findIndex((one) => one.method === method)
  return at < 0 ? undefined : faults.splice(at, 1)[0]?.fault
}

function codeFor({ objects }: S3State, method: string, key: string): string | undefined {
  if (!['GET', 'HEAD', 'PUT', 'DELETE'].includes(method)) return 'MethodNotAllowed'
  return ['GET', 'HEAD'].includes(method) && !objects.has(key) ? 'NoSuchKey' : undefined
}

const errorBody = (code: string): Buffer =>
  Buffer.from(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)

interface S3Act {
  readonly method: string
  readonly key: string
  readonly body: Buffer
  readonly fault: S3Fault | undefined
}

/** Changes the objects, and returns the body of the answer. */
function act({ objects }: S3State, { method, key, body, fault }: S3Act): Buffer {
  if (method === 'PUT') objects.set(key, fault === 'damage' ? damaged(body) : body)
  if (method === 'DELETE') objects.delete(key)
  const found = method === 'GET' || method === 'HEAD' ? objects.get(key) : undefined
  if (!found) return Buffer.alloc(0)
  return fault === 'damage' ? damaged(found) : found
}

const damaged = (content: Buffer): Buffer =>
  Buffer.from(content.map((byte, at) => (at === 0 ? byte ^ 1 : byte)))
