import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export interface S3Login {
  readonly keyId: string
  readonly secret: string
  readonly region: string
}

const hex = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')
const sign = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/gu, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)

const SKEW_MS = 900_000
const form =
  /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<day>\d{8})\/(?<region>[^/]+)\/s3\/aws4_request, ?SignedHeaders=(?<names>[a-z\d;-]+), ?Signature=(?<signature>[\da-f]{64})$/u

/** Returns the code of the error that S3 gives for a request; undefined where its Signature Version 4 is right. */
export function signatureError(
  request: IncomingMessage,
  body: Buffer,
  login: S3Login,
  now: Date,
): string | undefined {
  const given = form.exec(request.headers.authorization ?? '')?.groups
  if (!given) return 'AccessDenied'
  const { id = '', day = '', region = '', names = '', signature = '' } = given
  if (id !== login.keyId) return 'InvalidAccessKeyId'
  if (region !== login.region) return 'AuthorizationHeaderMalformed'
  const time = String(request.headers['x-amz-date'])
  const sent = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/u, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(sent - now.getTime()) < SKEW_MS) || !time.startsWith(day)) return 'RequestTimeTooSkewed'
  // Without them in the signature another body or another bucket could be given.
  const signed = names.split(';')
  for (const name of ['host', 'x-amz-date', 'x-amz-content-sha256'])
    if (!signed.includes(name)) return 'AccessDenied'
  const expected = signatureOf(request, { day, region, signed, time, secret: login.secret })
  if (!timingSafeEqual(Buffer.from(signature, 'hex'), expected)) return 'SignatureDoesNotMatch'
  return request.headers['x-amz-content-sha256'] === hex(body) ? undefined : 'XAmzContentSHA256Mismatch'
}

interface Scope {
  readonly day: string
  readonly region: string
  readonly signed: readonly string[]
  readonly time: string
  readonly secret: string
}

function signatureOf(request: IncomingMessage, { day, region, signed, time, secret }: Scope): Buffer {
  const url = new URL(request.url ?? '/', 'http://host')
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).toSorted()
  const canonical = [
    request.method,
    url.pathname
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    query.join('&'),
    ...signed.map((name) => `${name}:${String(request.headers[name]).trim().replace(/\s+/gu, ' ')}`),
    '',
    signed.join(';'),
    request.headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const key = [day, region, 's3', 'aws4_request'].reduce(sign, Buffer.from(`AWS4${secret}`))
  return sign(key, ['AWS4-HMAC-SHA256', time, scope, hex(canonical)].join('\n'))
}
