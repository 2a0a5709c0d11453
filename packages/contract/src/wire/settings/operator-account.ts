import { countryCodes } from '@beckon/domain/country'
import { textLengths } from '@beckon/domain/limits'
import { mayHaveZones, operatorActions, operatorRoles, operatorStatuses } from '@beckon/domain/operator'
import { z } from 'zod'
import { line, unixSeconds } from '../common.ts'
import { lastChange } from './operator.ts'

export const operatorId = z.string().min(1).max(80)
export const operatorName = line(120).pipe(z.string().min(1))
export const operatorEmail = z.email().max(textLengths.email)

/** A role in one country. */
export const countryRole = z.object({
  role: z.enum(operatorRoles),
  /** Ids of zones; absent for the whole country. */
  zones: z.array(z.string().min(1).max(80)).min(1).max(200).optional(),
})

export const operatorGrant = countryRole.extend({ country: z.enum(countryCodes) })

const hasZonesByRight = ({ role, zones }: z.infer<typeof countryRole>): boolean =>
  zones === undefined || mayHaveZones(role)

/** As `countryRole` and `operatorGrant`, where an operator gives them. */
export const newCountryRole = countryRole.refine(hasZonesByRight)
export const newOperatorGrant = operatorGrant.refine(hasZonesByRight)

/** Typed from an app, or one of the recovery codes. */
export const secondFactorCode = z.string().trim().min(1).max(40)

/** The caller, with everything that the console shows by. */
export const operatorMe = z.object({
  operator_id: z.string(),
  name: z.string(),
  /** Null for a program with a token. */
  email: z.string().nullable(),
  has_second_factor: z.boolean(),
  recovery_codes_left: z.number().int(),
  countries: z.array(
    z.object({
      country: z.enum(countryCodes),
      roles: z.array(countryRole),
      can: z.array(z.enum(operatorActions)),
    }),
  ),
})
export type OperatorMe = z.infer<typeof operatorMe>

/** A new secret for an app (RFC 6238), as base32 and as an address for a QR code. */
export const newSecondFactor = z.object({ secret: z.string(), uri: z.string() })

/** The next step of a login: none, a code, or a second factor that is set up for the first time. */
export const loginStep = z.discriminatedUnion('step', [
  z.object({ step: z.literal('done'), me: operatorMe }),
  z.object({ step: z.literal('code'), ticket: z.string() }),
  z.object({ step: z.literal('enrol'), ticket: z.string(), ...newSecondFactor.shape }),
])
export type LoginStep = z.infer<typeof loginStep>

export const operatorSession = z.object({
  session_id: z.string(),
  created_at: unixSeconds,
  used_at: unixSeconds,
  user_agent: z.string(),
  current: z.boolean(),
})

export type OperatorSession = z.infer<typeof operatorSession>

/** An operator as administrators of a country see it. */
export const listedOperator = z.object({
  operator_id: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.enum(['invited', ...operatorStatuses]),
  roles: z.array(countryRole),
  has_second_factor: z.boolean(),
  /** Null before the first login. */
  last_seen_at: unixSeconds.nullable(),
  /** Of the roles, the status or the invitation, as recorded in the country. */
  last_change: lastChange,
})
export type ListedOperator = z.infer<typeof listedOperator>
