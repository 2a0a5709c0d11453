import { textLengths } from '@beckon/domain/limits'
import { memberRoles } from '@beckon/domain/member'
import { z } from 'zod'
import { line } from '../common.ts'

/** `email` is what the account is signed in with: an e-mail address, or a mobile number with its plus. */
export const user = z.object({ id: z.string(), email: z.string() })

export const tokens = z.object({
  AccessToken: z.string(),
  IdToken: z.string(),
  /** Seconds since 1970 at which the access token ends. */
  Expires: z.number().int(),
  /** Seconds from now until then, for a browser whose clock is wrong. */
  ExpiresIn: z.number().int(),
})

export const sessionTokens = tokens.extend({ RefreshToken: z.string() })
export type SessionTokens = z.infer<typeof sessionTokens>

/** An e-mail address or a mobile number, as typed. */
export const signInName = z.string().trim().min(1).max(textLengths.email)
/** As typed when signing in; the rules for new ones are the domain's. */
export const password = z.string().min(1).max(256)
export const vendorCode = z.string().trim().min(1).max(textLengths.vendorCode)
/** From a link that was mailed. */
export const mailedToken = z.string().min(20).max(200)

/** As a login answered it to this browser: strangers' wrong passwords do not make it wait. Opens nothing alone. */
export const deviceToken = z.string().min(20).max(200)

export const credentials = z.object({
  email_address: signInName,
  password,
  device_token: deviceToken.optional(),
})

const acceptance = { password, terms_accepted: z.literal(true) }

/** By business name (NPV), by vendor code (PV). */
export const registration = z.discriminatedUnion('registration_type', [
  z.object({
    registration_type: z.literal('NPV'),
    business_name: line(textLengths.businessName).min(1),
    email_address: signInName,
    ...acceptance,
  }),
  z.object({
    registration_type: z.literal('PV'),
    vendor_code: vendorCode,
    email_address: signInName,
    ...acceptance,
  }),
])
export type Registration = z.infer<typeof registration>

/** The channel of a link or a code. */
export const channel = z.enum(['mail', 'text'])
export type Channel = z.infer<typeof channel>

export const openSession = z.object({
  session_id: z.string(),
  /** Seconds since 1970. */
  created_at: z.number().int(),
  used_at: z.number().int(),
  user_agent: z.string(),
  /** The session of this call. */
  current: z.boolean(),
})
export type OpenSession = z.infer<typeof openSession>

export const memberRole = z.enum(memberRoles)

/** A person who may act for a vendor, or is invited to. */
export const owner = z.object({
  owner_id: z.string(),
  email: z.string(),
  state: z.enum(['owner', 'invited']),
  role: memberRole,
  /** A person of the parent has the same role at the outlet, and is removed there. */
  inherited: z.boolean(),
  /** `roles`: those that the caller may give this person instead. */
  can: z.object({ remove: z.boolean(), roles: z.array(memberRole) }),
})
export type Owner = z.infer<typeof owner>
