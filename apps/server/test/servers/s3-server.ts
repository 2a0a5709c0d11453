import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { freePort } from './free-port.ts'
import { signatureError } from './s3-signature.ts'

/** What goes wrong with one request. */
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

/** A server that keeps objects as S3 does, checks every signature and body, and fails where it is asked to. */
export async function createS3Server() {
  const port = await freePort()
  const objects = new Map<string, Buffer>()
  const calls: S3Call[] = []
  const faults: { readonly method: string; readonly fault: S3Fault }[] = []
  let server: Server | undefined
  const hooks: { during: (call: Omit<S3Call, 'status'>) => Promise<void> } = { during: async () => undefined }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, bucket, ...rest] = decodeURIComponent(new URL(request.url ?? '/', 'http://s3').pathname).split(
      '/',
    )
    const { method = '' } = request
    const key = rest.join('/')
    const at = key.endsWith('beckon-probe') ? -1 : faults.findIndex((one) => one.method === method)
    const fault = at < 0 ? undefined : faults.splice(at, 1)[0]?.fault
    const note = (status: number) => calls.push({ method, key, status })
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
      codeFor(method, key)
    await hooks.during({ method, key })
    if (!code) act(method, key, fault === 'damage' ? damaged(body) : body)
    if (fault === 'silence') return void note(0)
    const status = code ? (statusOf[code] ?? 403) : method === 'DELETE' ? 204 : 200
    note(status)
    const found = code || method !== 'GET' ? undefined : objects.get(key)
    const content = code
      ? Buffer.from(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
      : (found ?? Buffer.alloc(0))
    response.writeHead(status, status === 204 ? {} : { 'content-length': content.length })
    if (method === 'HEAD' || status === 204) return void response.end()
    if (fault === 'cut') {
      return void response.write(content.subarray(0, content.length >> 1), () => response.destroy())
    }
    response.end(fault === 'damage' && method === 'GET' ? damaged(content) : content)
  }
  const codeFor = (method: string, key: string): string | undefined => {
    if (!['GET', 'HEAD', 'PUT', 'DELETE'].includes(method)) return 'MethodNotAllowed'
    return ['GET', 'HEAD'].includes(method) && !objects.has(key) ? 'NoSuchKey' : undefined
  }
  const act = (method: string, key: string, body: Buffer): void => {
    if (method === 'PUT') objects.set(key, body)
    if (method === 'DELETE') objects.delete(key)
  }

  const start = async () => {
    server = createServer((request, response) => {
      answer(request, response).catch(() => response.destroy())
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
    calls,
    /** `during` is awaited before a request is done. */
    hooks,
    /** Without the probe of the service. */
    objects: () => new Map([...objects].filter(([key]) => !key.endsWith('beckon-probe'))),
    /** Loses an object, as no store should. */
    lose: (key: string) => objects.delete(key),
    /** The next requests of this method fail so, one after another. */
    fail: (method: 'PUT' | 'GET' | 'HEAD' | 'DELETE', ...next: readonly S3Fault[]) =>
      void faults.push(...next.map((fault) => ({ method, fault }))),
    clearFaults: () => void faults.splice(0),
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

const damaged = (content: Buffer): Buffer =>
  Buffer.from(content.map((byte, at) => (at === 0 ? byte ^ 1 : byte)))
