import { localeTags } from '@beckon/domain/country'
import { z } from 'zod'
import { vendorId } from '../common.ts'

/** Why something was changed: an audit without reasons explains nothing. */
export const reason = z.string().trim().min(3).max(500)

export const flagState = z.object({
  name: z.string(),
  effect: z.string(),
  value: z.boolean(),
  /** The value before an operator changes it. */
  initial: z.boolean(),
  fallback: z.boolean(),
  /** Seconds since 1970; null without a change. */
  changed_at: z.number().int().nullable(),
})
export type FlagState = z.infer<typeof flagState>

export const operatorChange = z.object({
  change_id: z.number().int(),
  operator_id: z.string(),
  /** `flag:Helpcenter`, `parameter:serviceHours`, `vendor:hu-300`. */
  subject: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  reason: z.string(),
  created_at: z.number().int(),
})

export const refusedAttempt = z.object({
  refused_id: z.number().int(),
  call: z.string(),
  code: z.string(),
  /** A hash that is equal for all attempts on one account and does not reveal the account. */
  account: z.string().nullable(),
  address: z.string(),
  user_agent: z.string(),
  created_at: z.number().int(),
})

/** A vendor that an operator creates; its owner registers with the code, which is its id, and the e-mail. */
export const newVendor = z.object({
  /** Typed by its owner to register, and part of its orders' ids. */
  vendor_id: z.string().regex(/^[a-z0-9][a-z0-9-]{1,39}$/i, 'must be letters, digits and hyphens'),
  name: z.string().trim().min(1).max(120),
  contact_email: z.email(),
  contact_phone: z.string().trim().max(40),
  address_text: z.string().trim().min(1).max(255),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** For rehearsals: it may send anywhere, at any hour. */
  is_test: z.boolean().default(false),
  reason,
})

export const platformRecord = z.object({
  name: z.string().trim().min(1).max(120),
  /** Scheme, host and port of the pages that may frame us. */
  origins: z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)).max(20),
  /** Public JWKs (EdDSA, ES256 or RS256) that its tokens are signed with. */
  public_keys: z
    .array(z.looseObject({ kty: z.string(), d: z.undefined({ error: 'is a private key' }).optional() }))
    .min(1)
    .max(10),
  /** The vendors for which its tokens may act. */
  vendor_ids: z.array(vendorId).max(1000),
  reason,
})

/** A text of the portal in one language, as readers of the country are shown it. */
export const shownText = z.object({
  locale: z.enum(localeTags),
  key: z.string(),
  text: z.string(),
  /** The text without the correction. */
  ours: z.string(),
  english: z.string(),
  /** Seconds since 1970; null where it is not corrected. */
  corrected_at: z.number().int().nullable(),
})
export type ShownText = z.infer<typeof shownText>
