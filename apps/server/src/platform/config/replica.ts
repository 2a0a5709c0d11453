import type { z } from 'zod'
import { postgresUrl, wholeNumber } from './values.ts'

/** The variables of a physical standby of DATABASE_URL, which answers exports, histories and numbers. */
export const replicaValues = {
  DATABASE_REPLICA_URL: postgresUrl,
  DATABASE_REPLICA_POOL: wholeNumber(2, 200).default(8),
  DATABASE_REPLICA_LAG: wholeNumber(1, 300).default(5),
}

export interface ReplicaConfig {
  readonly url: string
  readonly pool: number
  /** A replica that is further behind is not used. */
  readonly lagSeconds: number
}

type ReplicaVariables = z.output<z.ZodObject<typeof replicaValues>>

export const replicaOf = ({
  DATABASE_REPLICA_URL: url,
  DATABASE_REPLICA_POOL: pool,
  DATABASE_REPLICA_LAG: lagSeconds,
}: ReplicaVariables): ReplicaConfig | undefined => (url === undefined ? undefined : { url, pool, lagSeconds })
