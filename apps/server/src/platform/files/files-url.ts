import { z } from 'zod'

/** How the processes reach the object store. */
export interface FilesAccess {
  /** Scheme, host and port. */
  readonly endpoint: string
  readonly bucket: string
  /** Before the key of each object: empty, or ends with a slash. */
  readonly prefix: string
  readonly region: string
  /** In the host (`bucket.host/key`), or in the path (`host/bucket/key`). */
  readonly bucketIn: 'host' | 'path'
  readonly keyId: string
  readonly secret: string
}

const hint =
  'must be an address such as s3://key:secret@s3.eu-central-1.amazonaws.com/bucket?region=eu-central-1, with %2F for a / in the secret'

const options = z.strictObject({
  region: z
    .string()
    .regex(/^[a-z\d-]{1,40}$/u)
    .default('us-east-1'),
  tls: z.enum(['yes', 'no']).default('yes'),
  style: z.enum(['path', 'host']).optional(),
})

/** Bucket and prefix, as S3 allows them. */
const location = /^\/(?<bucket>[a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/(?<prefix>[\w./-]{1,200}?))?\/?$/u

/** Returns undefined where a part of the address is missing or not understood. */
function accessOf(text: string): FilesAccess | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const asked = options.safeParse(Object.fromEntries(url.searchParams))
  const place = location.exec(url.pathname)?.groups
  const login = loginOf(url)
  const isHost = /^(?:[a-z\d.-]+|\[[\da-f:.]+\])$/iu.test(url.hostname)
  if (!asked.success || !place?.['bucket'] || !login || !isHost || url.hash !== '') return undefined
  const { region, tls, style } = asked.data
  const bucketIn = style ?? (/\.amazonaws\.com(?:\.cn)?$/u.test(url.hostname) ? 'host' : 'path')
  return {
    ...login,
    endpoint: `${tls === 'yes' ? 'https' : 'http'}://${url.host}`,
    bucket: place['bucket'],
    prefix: place['prefix'] ? `${place['prefix']}/` : '',
    region,
    bucketIn,
  }
}

function loginOf({ username, password }: URL): Pick<FilesAccess, 'keyId' | 'secret'> | undefined {
  try {
    const [keyId, secret] = [decodeURIComponent(username), decodeURIComponent(password)]
    return keyId === '' || secret === '' ? undefined : { keyId, secret }
  } catch {
    return undefined
  }
}

/** `s3://key:secret@host:port/bucket/prefix?region=…&tls=no&style=host`; all of the query may be absent. */
export const filesUrl = z
  .string()
  .regex(/^s3:\/\//u, hint)
  .transform((text, context) => {
    const access = accessOf(text)
    if (access) return access
    context.addIssue({ code: 'custom', message: hint })
    return z.NEVER
  })
  .optional()
