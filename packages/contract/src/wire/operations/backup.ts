import { z } from 'zod'
import { unixSeconds } from '../common.ts'

/** A backup of the machine that answers, as a file in its folder of backups. */
export const backup = z.object({
  /** Name of the file. */
  name: z.string(),
  kind: z.enum(['nightly', 'manual', 'upgrade']),
  state: z.enum(['complete', 'running', 'failed']),
  created_at: unixSeconds,
  /** In bytes, compressed. */
  size: z.number().int(),
  /** Version of Beckon that made it; null where it is not complete. */
  version: z.string().nullable(),
  /** Whether it needs a newer version than the one that answers. */
  is_newer: z.boolean(),
  /** False where the database is the operator’s own, and has backups of its own. */
  has_database: z.boolean(),
  /** Why it failed. */
  error: z.string().nullable(),
})
export type Backup = z.output<typeof backup>
