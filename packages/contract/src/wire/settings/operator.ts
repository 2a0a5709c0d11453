import { localeTags } from '@beckon/domain/country'
import { parameterNames } from '@beckon/domain/parameter'
import { z } from 'zod'
import { unixSeconds, vendorId } from '../common.ts'

/** Why something was changed: an audit without reasons explains nothing. */
export const reason = z.string().trim().min(3).max(500)

/** The last recorded change by an operator; null where there was none. */
export const lastChange = z.object({ at: unixSeconds, by: z.string() }).nullable()
export type LastChange = z.infer<typeof lastChange>

/** The version that the page showed; a value that was changed since is not replaced. */
export const seenVersion = z.string().max(40).optional()

export const flagState = z.object({
  name: z.string(),
  effect: z.string(),
  /** The value in our own service. */
  value: z.boolean(),
  /** The value that counts in the country: that of the regional service, where it has the flag. */
  applied: z.boolean(),
  /** The value that an operator set in the country; null where there is none. */
  own: z.boolean().nullable(),
  /** The value of the regional service; null where there is none. */
  regional: z.boolean().nullable(),
  /** Shops with a value of their own. */
  shops: z.number().int(),
  last_change: lastChange,
  version: z.string(),
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
  /** Null where the account is not known any more. */
  operator_name: z.string().nullable(),
  /** `flag:Helpcenter`, `parameter:serviceHours`, `vendor:hu-300`. */
  subject: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  reason: z.string(),
  created_at: z.number().int(),
})
export type OperatorChange = z.infer<typeof operatorChange>

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
export type RefusedAttempt = z.infer<typeof refusedAttempt>

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
  /** The version that the page showed; a record that was changed since is not replaced. */
  version: z.string().max(64).optional(),
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

/** A setting of the country. */
export const countryParameter = z.object({
  name: z.enum(parameterNames),
  value: z.string(),
  /** The value until an operator changes it. */
  initial: z.string(),
  is_changed: z.boolean(),
  last_change: lastChange,
  version: z.string(),
})
export type CountryParameter = z.infer<typeof countryParameter>
