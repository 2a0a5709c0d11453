import { z } from 'zod'

/** How the processes reach the servers of the bus. */
export interface BusAccess {
  /** Host and port of each. */
  readonly servers: readonly string[]
  readonly user?: string
  readonly pass?: string
  readonly isEncrypted: boolean
}

const hint = 'must list addresses such as nats://user:password@host:4222, separated by commas'
const server = z
  .url({ protocol: /^(?:nats|tls)$/u, error: hint })
  .transform((text) => new URL(text))
  .refine(({ pathname, search, hash }) => ['', '/'].includes(pathname) && !search && !hash, hint)

/** `nats://user:password@host:4222`, or several of a cluster, separated by commas; `tls://` encrypts. */
export const busUrl = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .pipe(z.array(server).min(1, hint))
  .refine((urls) => new Set(urls.map(({ protocol }) => protocol)).size === 1, hint)
  .transform((urls): BusAccess => {
    const login = urls.find(({ username }) => username !== '')
    return {
      servers: urls.map(({ host, port }) => (port === '' ? `${host}:4222` : host)),
      isEncrypted: urls[0]?.protocol === 'tls:',
      ...(login && { user: decodeURIComponent(login.username), pass: decodeURIComponent(login.password) }),
    }
  })
  .optional()
