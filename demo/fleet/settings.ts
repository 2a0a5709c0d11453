import { countryCodes } from '@beckon/domain/country'
import { z } from 'zod'

export const environment = z.object({
  FLEET_SERVICE_URL: z.url({ protocol: /^https?$/ }),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//),
  DATA_DIR: z.string().default('./data'),
  FLEET_PACE: z.coerce.number().min(1).max(200).default(10),
  DEFAULT_COUNTRY: z.string().toUpperCase().pipe(z.enum(countryCodes)).default('SG'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

const needs: Readonly<Record<keyof typeof environment.shape, string>> = {
  FLEET_SERVICE_URL: 'the address of a running service, such as http://127.0.0.1:4000',
  DATABASE_URL: "the service's database, postgres://user:password@host/database",
  DATA_DIR: "the service's data folder",
  FLEET_PACE: 'a number from 1 to 200',
  DEFAULT_COUNTRY: 'a country code',
  LOG_LEVEL: 'a log level',
}

export interface FleetSettings {
  readonly serviceUrl: string
  readonly databaseUrl: string
  /** The service's folder, for its map packs. */
  readonly dataDir: string
  readonly timeScale: number
  /** Its riders come on duty first. */
  readonly defaultCountry: z.output<typeof environment>['DEFAULT_COUNTRY']
  readonly logLevel: z.output<typeof environment>['LOG_LEVEL']
}

/** Settings from the environment. An error names the setting and its form, never its value. */
export function readFleetSettings(env: Readonly<Record<string, string | undefined>>): FleetSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const name = parsed.error.issues[0]?.path[0] as keyof typeof needs
    throw new Error(`${name} must be ${needs[name]}.`)
  }
  const { data } = parsed
  return {
    serviceUrl: data.FLEET_SERVICE_URL.replace(/\/+$/u, ''),
    databaseUrl: data.DATABASE_URL,
    dataDir: data.DATA_DIR,
    timeScale: data.FLEET_PACE,
    defaultCountry: data.DEFAULT_COUNTRY,
    logLevel: data.LOG_LEVEL,
  }
}
