import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { countryCodes } from '@beckon/domain/country'
import { z } from 'zod'

type Environment = Readonly<Record<string, string | undefined>>

/** Settings whose wrong value is not printed, and that can be in a file. */
export const secrets = new Set([
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'SEALING_KEY',
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'BUS_URL',
  'FILES_URL',
  'SMTP_URL',
  'TEXT_URL',
  'CALLS_URL',
  'FLAGS_URL_ASIA',
  'FLAGS_URL_EUROPE',
  'HELP_URL_ASIA',
  'HELP_URL_EUROPE',
  'TEXTS_URL',
  'PLACES_URL',
  'ROADS_URL',
  'MAP_STYLE_URL',
  'TILES_URL',
  'GATEWAY_KEYS',
])

/**
 * Adds settings that are in files: `NAME_FILE` is the path of a file with the value of `NAME`, so that a secret is in no list of
 * processes. Throws with one sentence where a file cannot be read or both are set.
 */
export function withFileValues(env: Environment, names: Iterable<string>): Environment {
  const values = [...names].flatMap((name) => {
    const path = env[`${name}_FILE`]?.trim()
    if (!path) return []
    if (env[name]?.trim()) throw new Error(`${name}_FILE: cannot be set together with ${name}.`)
    return [[name, readValue(name, path)] as const]
  })
  return { ...env, ...Object.fromEntries(values) }
}

function readValue(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    throw new Error(`${name}_FILE: "${path}" must be a file that this process may read.`)
  }
}

export const roles = ['api', 'live', 'worker'] as const
export type Role = (typeof roles)[number]

export const numberFrom = (low: number, high: number, noun = 'number') => {
  const message = `must be a ${noun} from ${low} to ${high}`
  return z.coerce.number(message).min(low, message).max(high, message)
}

export const wholeNumber = (low: number, high: number) =>
  numberFrom(low, high, 'whole number').int(`must be a whole number from ${low} to ${high}`)

export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`)

export const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
  .optional()

export const roleList = z
  .string()
  .default(roles.join(','))
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((names) => !names.includes('fleet'), {
    error: 'must not name fleet: the simulated riders are a program of their own, `npm run fleet`',
    abort: true,
  })
  .pipe(z.array(oneOf(roles)).min(1, `must name at least one of ${roles.join(', ')}`))

const SEALING_KEY_LENGTH = 32

export const sealingKeys = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .refine((keys) => keys.every((key) => key.length >= SEALING_KEY_LENGTH), {
    message: `must be keys of at least ${SEALING_KEY_LENGTH} characters, separated by commas`,
  })

export const countryList = z
  .string()
  .default(countryCodes.join(','))
  .transform((text) => text.split(',').map((part) => part.trim().toUpperCase()))
  .pipe(z.array(oneOf(countryCodes)))

/** Where it begins; paths are added to it, and the browser gets it, so that it holds nothing secret. */
export const baseUrl = z
  .url({ protocol: /^https?$/, error: 'must begin with http:// or https://' })
  .transform((text) => new URL(text))
  .refine(({ username, password, search, hash }) => !(username || password || search || hash), {
    message: 'must be an address without user, query and hash',
  })
  .transform(({ origin, pathname }) => origin + pathname.replace(/\/+$/, ''))
  .optional()

/** An address that only the server calls: its query may contain a key or a contact, which each call then has. */
export const serviceUrl = z
  .url({ protocol: /^https?$/, error: 'must begin with http:// or https://' })
  .refine((text) => !URL.canParse(text) || !(new URL(text).username || new URL(text).hash), {
    message: 'must be an address without user and hash',
  })
  .optional()

/** The browser reads the map from there, so it is public. */
export const mapUrl = z.url({ protocol: /^https?$/, error: 'must begin with http:// or https://' }).optional()

export const originList = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .pipe(
    z.array(
      z
        .url({ protocol: /^https?$/, error: 'must list addresses that begin with http:// or https://' })
        .transform((text) => new URL(text).origin),
    ),
  )

/** Hosts with their ports, such as `localhost:4444`; `*` stands for every port. */
export const hostList = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .refine((hosts) => hosts.every((host) => /^(?:[\w.-]+|\[[\da-f:]+\]):(?:\d{1,5}|\*)$/iu.test(host)), {
    message: 'must list hosts with their ports, such as localhost:4444,127.0.0.1:*',
  })

/** An address, or a network as address/bits. The network of all addresses is refused: it would trust every peer. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  if (bits === undefined) return true
  return /^[1-9]\d{0,2}$/u.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}

/** `0` is an empty list, because earlier versions took the number of proxies. */
export const networkList = z
  .string()
  .default('0')
  .transform((text) => (text.trim() === '0' ? [] : text.split(',').flatMap((part) => part.trim() || [])))
  .refine((networks) => networks.every(isNetwork), {
    message:
      'must list the networks of the proxies in front, such as 10.0.0.0/8,192.0.2.7, and not how many they are',
  })

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/u.test(host)
