import { NETWORKS_PER_KEY, textLengths } from '@beckon/domain/limits'
import { keyScopes } from '@beckon/domain/program'
import { z } from 'zod'
import { line, unixSeconds, vendorId } from '../common.ts'

export const keyMode = z.enum(['live', 'test'])
export const keyScope = z.enum(keyScopes)
/** An address or a network as CIDR, of IPv4 or IPv6. */
const network = z.string().trim().min(2).max(49)

const unique = <T>(values: readonly T[]): boolean => new Set(values).size === values.length

/** The fields of a key that a person chooses and can change. */
export const keyFields = z.object({
  name: line(textLengths.businessName).min(1),
  scopes: z.array(keyScope).min(1).refine(unique, 'must differ'),
  /** Collection points; null for all of the business, also later ones. */
  vendor_ids: z.array(vendorId).min(1).max(500).refine(unique, 'must differ').nullable(),
  /** Networks from which the key is accepted; from everywhere where there is none. */
  networks: z.array(network).max(NETWORKS_PER_KEY),
  /** Null for a key that does not expire. */
  expires_at: unixSeconds.nullable(),
})

/** A secret of a key that is still valid. */
const keySecret = z.object({
  last_four: z.string(),
  created_at: unixSeconds,
  /** Null for the newest one; the end of the overlap for one that was replaced. */
  valid_until: unixSeconds.nullable(),
})

/** A key as its owners see it. */
export const programKey = keyFields.extend({
  key_id: z.string(),
  mode: keyMode,
  state: z.enum(['open', 'ended', 'expired']),
  /** Newest first. */
  secrets: z.array(keySecret),
  created_at: unixSeconds,
  /** Address of the account that made it; null where the account is gone. */
  created_by: z.string().nullable(),
  ended_at: unixSeconds.nullable(),
  /** To a minute; null before the first use. */
  used_at: unixSeconds.nullable(),
  /** For the next change. */
  version: z.number().int(),
})
export type ProgramKey = z.infer<typeof programKey>

/** The only answer that has the whole key. */
export const newSecret = z.object({ key: programKey, secret: z.string() })
