import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import { pause } from '../clock.ts'
import type { FilesAccess } from './files-url.ts'
import { type ObjectStore, StoreError } from './object-store.ts'

export interface S3Settings {
  /** Limit of one try, from the first byte sent to the last byte read. */
  readonly timeoutMs?: number
  /** Before the second try; twice as long before the third. */
  readonly pauseMs?: number
}

const TIMEOUT_MS = 15_000
const PAUSE_MS = 200
const TRIES = 3
/** The part of a refusal that is read. */
const REFUSAL_BYTES = 4096

interface Call {
  readonly method: 'PUT' | 'GET' | 'HEAD' | 'DELETE'
  readonly key: string
  readonly body?: Buffer
  /** The answer may have this many bytes. */
  readonly most: number
}

interface Answer {
  readonly status: number
  readonly bytes: Buffer
}

/**
 * An S3-compatible store. Each request is signed (Signature Version 4) together with the hash of its body, which the store
 * compares with what arrived. Requests that were not answered, or with "try again", are repeated: each may run twice.
 */
export function createS3Store(access: FilesAccess, settings: S3Settings = {}): ObjectStore {
  const send = (call: Call) => withRetries(() => sendOnce(access, call, settings), settings.pauseMs)
  return {
    async put(key, body) {
      checkStatus(await send({ method: 'PUT', key, body, most: REFUSAL_BYTES }), [200, 201, 204])
    },
    async get(key, most) {
      const answer = await send({ method: 'GET', key, most: Math.max(most, REFUSAL_BYTES) })
      if (isMissing(answer)) return undefined
      checkStatus(answer, [200])
      if (answer.bytes.length > most) throw new StoreError('damaged', `an object has more than ${most} bytes`)
      return answer.bytes
    },
    async delete(key) {
      const answer = await send({ method: 'DELETE', key, most: REFUSAL_BYTES })
      if (!isMissing(answer)) checkStatus(answer, [200, 202, 204])
    },
    async exists(key) {
      const answer = await send({ method: 'HEAD', key, most: 0 })
      if (answer.status === 404) return false
      checkStatus(answer, [200])
      return true
    },
  }
}

/** A missing bucket is no missing object. */
const isMissing = (answer: Answer): boolean => answer.status === 404 && codeOf(answer) !== 'NoSuchBucket'

const codeOf = ({ bytes }: Answer): string | undefined =>
  /<Code>(?<code>\w{1,60})<\/Code>/u.exec(bytes.toString('utf8', 0, REFUSAL_BYTES))?.groups?.['code']

function checkStatus(answer: Answer, expected: readonly number[]): void {
  if (expected.includes(answer.status)) return
  const code = codeOf(answer)
  throw new StoreError(
    isBusy(answer) ? 'unreachable' : 'rejected',
    `the object store answered ${answer.status}${code ? ` ${code}` : ''}`,
    code,
  )
}

/** Errors that pass: the store is busy, or what it received was cut or damaged on the way. */
const passing = new Set(['RequestTimeout', 'IncompleteBody', 'XAmzContentSHA256Mismatch', 'BadDigest'])

const isBusy = (answer: Answer): boolean =>
  answer.status >= 500 ||
  answer.status === 429 ||
  (answer.status === 400 && passing.has(codeOf(answer) ?? ''))

async function withRetries(send: () => Promise<Answer>, pauseMs = PAUSE_MS): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send().catch((error: unknown) =>
      error instanceof StoreError && error.kind === 'unreachable' && attempt < TRIES
        ? undefined
        : Promise.reject(error),
    )
    if (answer && (attempt >= TRIES || !isBusy(answer))) return answer
    await pause(pauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()))
  }
}

async function sendOnce(
  access: FilesAccess,
  { method, key, body, most }: Call,
  { timeoutMs = TIMEOUT_MS }: S3Settings,
): Promise<Answer> {
  const signed = await new AwsV4Signer({
    method,
    url: urlOf(access, key),
    headers: { 'x-amz-content-sha256': sha256(body ?? Buffer.alloc(0)) },
    accessKeyId: access.keyId,
    secretAccessKey: access.secret,
    region: access.region,
    service: 's3',
  }).sign()
  try {
    const response = await fetch(signed.url, {
      method,
      headers: signed.headers,
      ...(body ? { body: Uint8Array.from(body) } : {}),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, bytes: await readAtMost(response, most) }
  } catch (error) {
    if (error instanceof StoreError) throw error
    throw new StoreError('unreachable', `the object store did not answer: ${causeOf(error)}`)
  }
}

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Address of an object. */
export function urlOf({ endpoint, bucket, prefix, bucketIn }: FilesAccess, key: string): string {
  const url = new URL(endpoint)
  if (bucketIn === 'host') url.host = `${bucket}.${url.host}`
  url.pathname = bucketIn === 'host' ? `/${prefix}${key}` : `/${bucket}/${prefix}${key}`
  return url.href
}

/** One byte more than allowed is kept, which shows that there were too many. */
async function readAtMost(response: Response, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    parts.push(part)
    size += part.length
    if (size > most) break
  }
  return Buffer.concat(parts).subarray(0, most + 1)
}

/** The message of `fetch` is always "fetch failed"; the reason is below. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
