import { join } from 'node:path'
import { countryCodes } from '@beckon/domain/country'
import type { FlagRegion } from '@beckon/domain/flag'
import { z } from 'zod'
import { type BusAccess, busUrl } from './bus/bus-url.ts'
import {
  baseUrl,
  countryList,
  hostList,
  isLoopback,
  networkList,
  numberFrom,
  oneOf,
  postgresUrl,
  type Role,
  roleList,
  sealingKeys,
  secrets,
  serviceUrl,
  wholeNumber,
  withFileValues,
} from './config/values.ts'
import { type TracingConfig, tracingOf, tracingValues } from './config/tracing.ts'
import { type MapsConfig, mapsOf, mapsValues } from './config/maps.ts'
import { type ReplicaConfig, replicaOf, replicaValues } from './config/replica.ts'
import { type FilesAccess, filesUrl } from './files/files-url.ts'
import { type GatewayAccess, gatewayKeys, gatewayOf, gatewaySeconds } from './config/gateway.ts'

export type { Role } from './config/values.ts'

/** Names, defaults and limits; `tools/settings` documents each of them. */
export const environment = z
  .object({
    PORT: wholeNumber(0, 65_535).default(4000),
    HOST: z.string().default('127.0.0.1'),
    /** Seconds between the first 503 of /readyz and the end of new calls, in which balancers find out. */
    DRAIN_SECONDS: wholeNumber(0, 60).default(0),
    DATA_DIR: z.string().default('./data'),
    /** Folder of backups; `backups` in DATA_DIR where absent. */
    BACKUP_DIR: z.string().optional(),
    DATABASE_URL: postgresUrl,
    DATABASE_POOL: wholeNumber(2, 200).default(16),
    ...replicaValues,
    BUS_URL: busUrl,
    FILES_URL: filesUrl,
    FILES_KEPT_IN: oneOf(['store', 'database']).default('store'),
    DEFAULT_COUNTRY: z.string().toUpperCase().pipe(oneOf(countryCodes)).default('SG'),
    /** Countries of the demo data besides the default one; all of them by default. */
    DEMO_COUNTRIES: countryList,
    ENVIRONMENT: oneOf(['san', 'stg', 'prd']).default('san'),
    /** Lets others than this machine reach the sandbox. */
    EXPOSE_SANDBOX: oneOf(['yes', 'no']).default('no'),
    ROLES: roleList,
    FLEET_PACE: numberFrom(1, 200).default(10),
    LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    /** Networks of the proxies in front whose X-Forwarded headers count; those of other peers are ignored. */
    TRUSTED_PROXIES: networkList,
    /** Bearer token of /metrics; without one there are no metrics in prd. */
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    /** Keys that seal secrets in the database: the first one seals, and every one opens. */
    SEALING_KEY: sealingKeys,
    ...tracingValues,
    RATE_LIMITS: oneOf(['on', 'off']).default('on'),
    /** Failed sign-ins from one address within a quarter of an hour; a large office needs more. */
    ATTEMPTS_PER_ADDRESS: wholeNumber(5, 1_000_000).default(50),
    WEB_DIR: z.string().optional(),
    GALLERY_DIR: z.string().optional(),
    /** Mails go there; without one they are kept and shown at /dev/mailbox, but not in prd. */
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\/[^/\s]+/, 'must begin with smtp:// or smtps://')
      .optional(),
    MAIL_FROM: z.email('must be an e-mail address').optional(),
    /** Texts to phones are posted there as JSON; without one they are kept like mails. */
    TEXT_URL: z.url({ protocol: /^https?$/, error: 'must begin with http:// or https://' }).optional(),
    /** Provider of masked calls; without one no phone rings, and there are no calls in prd. */
    CALLS_URL: serviceUrl,
    /** OFREP services, for the deployments in Asia and for the others; without them the flags are our own. */
    FLAGS_URL_ASIA: baseUrl,
    FLAGS_URL_EUROPE: baseUrl,
    HELP_URL_ASIA: baseUrl,
    HELP_URL_EUROPE: baseUrl,
    /** A store of texts, `<url>/<language>.json`, which has priority over the shipped texts. */
    TEXTS_URL: baseUrl,
    ...mapsValues,
    /** Hosts and ports that webhooks may reach on this machine or an inner network, also without TLS. */
    WEBHOOK_HOSTS: hostList,
    /** The sandbox gateway's port, which `npm start` gives it; the next one after ours where absent. */
    GATEWAY_PORT: wholeNumber(0, 65_535).optional(),
    /** A card gateway that an operator runs, and the keys of its merchants. */
    GATEWAY_URL: baseUrl,
    GATEWAY_KEYS: gatewayKeys,
    GATEWAY_SECONDS: gatewaySeconds,
  })
  .refine((values) => (values.GATEWAY_URL === undefined) === (values.GATEWAY_KEYS === undefined), {
    path: ['GATEWAY_KEYS'],
    message: 'must be set where GATEWAY_URL is, and only there',
  })
  .refine((values) => values.DATABASE_REPLICA_URL === undefined || values.DATABASE_URL !== undefined, {
    path: ['DATABASE_REPLICA_URL'],
    message: 'needs DATABASE_URL: the embedded database has no replica',
  })
  .refine(
    (values) =>
      values.DATABASE_REPLICA_URL === undefined || values.DATABASE_REPLICA_URL !== values.DATABASE_URL,
    { path: ['DATABASE_REPLICA_URL'], message: 'must lead to a standby, and not to DATABASE_URL itself' },
  )
  .refine((values) => values.FILES_KEPT_IN === 'store' || values.FILES_URL !== undefined, {
    path: ['FILES_KEPT_IN'],
    message: 'needs FILES_URL: without it all files are in the database',
  })
  .refine((values) => values.PLACES_URL === undefined || values.PLACES_KIND !== undefined, {
    path: ['PLACES_KIND'],
    message: 'must say whether PLACES_URL is photon, nominatim or pelias',
  })
  .refine((values) => values.ROADS_URL === undefined || values.ROADS_KIND !== undefined, {
    path: ['ROADS_KIND'],
    message: 'must say whether ROADS_URL is osrm or valhalla',
  })
  .refine(
    ({ ENVIRONMENT, HOST, TRUSTED_PROXIES, EXPOSE_SANDBOX }) =>
      ENVIRONMENT !== 'san' || EXPOSE_SANDBOX === 'yes' || (isLoopback(HOST) && TRUSTED_PROXIES.length === 0),
    {
      path: ['EXPOSE_SANDBOX'],
      message:
        'must be yes where others than this machine can reach environment san, which shows every mail and has a public operator password; a real service sets ENVIRONMENT=prd',
    },
  )
  .refine((values) => !(values.ENVIRONMENT === 'prd' && values.WEBHOOK_HOSTS.length > 0), {
    path: ['WEBHOOK_HOSTS'],
    message: 'must be absent in environment prd',
  })
  .refine((values) => !(values.ENVIRONMENT === 'prd' && values.RATE_LIMITS === 'off'), {
    path: ['RATE_LIMITS'],
    message: 'must be on in environment prd',
  })

type Values = z.output<typeof environment>

export interface Config extends MapsConfig {
  readonly port: Values['PORT']
  readonly host: string
  readonly drainSeconds: number
  readonly dataDir: string
  readonly backupDir: string
  /** Absent: the start provides the embedded database and fills it in. */
  readonly databaseUrl: string | undefined
  readonly databasePool: number
  /** Undefined: the database answers every read. */
  readonly replica: ReplicaConfig | undefined
  /** Undefined where the database carries the messages between processes. */
  readonly bus: BusAccess | undefined
  readonly files: FilesAccess | undefined
  /** Where files are moved to; with `database`, the store is emptied. */
  readonly filesKeptIn: Values['FILES_KEPT_IN']
  readonly defaultCountry: Values['DEFAULT_COUNTRY']
  readonly demoCountries: Values['DEMO_COUNTRIES']
  readonly environment: Values['ENVIRONMENT']
  readonly roles: ReadonlySet<Role>
  readonly timeScale: number
  readonly logLevel: Values['LOG_LEVEL']
  /** Addresses and networks in CIDR notation. */
  readonly trustedProxies: readonly string[]
  readonly metricsToken: string | undefined
  /** Empty: a key in the database seals. */
  readonly sealingKeys: readonly string[]
  /** Undefined: nothing is traced. */
  readonly tracing: TracingConfig | undefined
  readonly rateLimits: boolean
  readonly attemptsPerAddress: number
  readonly webDir: string | undefined
  readonly galleryDir: string | undefined
  readonly smtpUrl: string | undefined
  /** Sender of emails; undefined for `no-reply@` the deployment's own domain. */
  readonly mailFrom: string | undefined
  readonly textUrl: string | undefined
  readonly callsUrl: string | undefined
  readonly flagsUrls: Readonly<Record<FlagRegion, string | undefined>>
  /** Providers of a help centre; our own where undefined. */
  readonly helpUrls: Readonly<Record<FlagRegion, string | undefined>>
  /** Where texts are read from before our own; undefined for our own alone. */
  readonly textsUrl: string | undefined
  /** `name:port`, or `name:*` for every port. */
  readonly webhookHosts: readonly string[]
  readonly gatewayPort: number | undefined
  /** Undefined where cards cannot be taken; the start of the sandbox fills it in. */
  readonly gateway: GatewayAccess | undefined
}

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly error: string }

type Environment = Readonly<Record<string, string | undefined>>

/** Checks the environment; the first bad value is named in one line. Empty values count as absent. */
export function checkConfig(env: Environment): ConfigResult {
  try {
    return checkValues(withFileValues(env, secrets))
  } catch (error) {
    if (error instanceof Error) return { ok: false, error: error.message }
    throw error
  }
}

function checkValues(env: Environment): ConfigResult {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = environment.safeParse(given)
  if (parsed.success) return { ok: true, config: configOf(parsed.data) }
  const issue = parsed.error.issues[0]
  const name = String(issue?.path[0] ?? 'The environment')
  const value = secrets.has(name) ? 'its value' : `"${given[name] ?? ''}"`
  return { ok: false, error: `${name}: ${value} ${issue?.message ?? 'is not valid'}.` }
}

function configOf(values: Values): Config {
  return {
    port: values.PORT,
    host: values.HOST,
    drainSeconds: values.DRAIN_SECONDS,
    dataDir: values.DATA_DIR,
    backupDir: values.BACKUP_DIR ?? join(values.DATA_DIR, 'backups'),
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    replica: replicaOf(values),
    bus: values.BUS_URL,
    files: values.FILES_URL,
    filesKeptIn: values.FILES_KEPT_IN,
    defaultCountry: values.DEFAULT_COUNTRY,
    demoCountries: values.DEMO_COUNTRIES,
    environment: values.ENVIRONMENT,
    roles: new Set(values.ROLES),
    timeScale: values.FLEET_PACE,
    logLevel: values.LOG_LEVEL,
    trustedProxies: values.TRUSTED_PROXIES,
    metricsToken: values.METRICS_TOKEN,
    sealingKeys: values.SEALING_KEY,
    tracing: tracingOf(values),
    rateLimits: values.RATE_LIMITS === 'on',
    attemptsPerAddress: values.ATTEMPTS_PER_ADDRESS,
    webDir: values.WEB_DIR,
    galleryDir: values.GALLERY_DIR,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    textUrl: values.TEXT_URL,
    callsUrl: values.CALLS_URL,
    flagsUrls: { asia: values.FLAGS_URL_ASIA, europe: values.FLAGS_URL_EUROPE },
    helpUrls: { asia: values.HELP_URL_ASIA, europe: values.HELP_URL_EUROPE },
    textsUrl: values.TEXTS_URL,
    ...mapsOf(values),
    webhookHosts: values.WEBHOOK_HOSTS,
    gatewayPort: values.GATEWAY_PORT,
    gateway: gatewayOf(values),
  }
}

/**
 * The configuration of this process; a bad value stops it with one clear line. Nothing else reads `process.env` but the health
 * check of a container, which starts as a process of its own.
 */
export function readConfig(env: Environment = process.env): Config {
  const result = checkConfig(env)
  if (result.ok) return result.config
  process.stderr.write(`Cannot start. ${result.error}\n`)
  process.exit(1)
}

/** How much faster than life simulated riders are; in production, where only the test mode has them, they are not. */
export const rehearsalPace = ({
  environment,
  timeScale,
}: Pick<Config, 'environment' | 'timeScale'>): number => (environment === 'prd' ? 1 : timeScale)
