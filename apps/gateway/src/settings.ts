import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)

export const environment = z.object({
  GATEWAY_PORT: port,
  /** The sandbox gateway does not start in `prd`, because it takes test cards only. */
  ENVIRONMENT: z.enum(['san', 'stg']).default('san'),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string(),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
})

export interface Settings {
  readonly port: number
  readonly host: string
  /** Its keys are in the folder `gateway` of this one. */
  readonly dataDir: string
  readonly databaseUrl: string
  readonly logLevel: string
  readonly rateLimits: boolean
  /** How long a request waits for a connection to the database; 10 seconds where absent. */
  readonly databasePatienceMs?: number
}

/**
 * Settings from the environment. The gateway's only reader of `process.env`; an error names the setting, never its
 * value.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>> = process.env): Settings {
  const parsed = environment.safeParse(env)
  if (!parsed.success) {
    throw new Error(`${String(parsed.error.issues[0]?.path[0])}: not what the gateway needs.`)
  }
  const { GATEWAY_PORT, HOST, DATA_DIR, DATABASE_URL, LOG_LEVEL, RATE_LIMITS } = parsed.data
  return {
    port: GATEWAY_PORT,
    host: HOST,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    logLevel: LOG_LEVEL,
    rateLimits: RATE_LIMITS === 'on',
  }
}
