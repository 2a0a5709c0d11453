import { operatorStatuses } from '@beckon/domain/operator'
import { z } from 'zod'
import { unixSeconds } from '../../wire/common.ts'
import {
  countryRole,
  listedOperator,
  newCountryRole,
  newOperatorGrant,
  operatorEmail,
  operatorId,
  operatorName,
  operatorSession,
} from '../../wire/settings/operator-account.ts'
import { reason } from '../../wire/settings/operator.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/ops/v1/operators'
const audience = 'operator'
const one = z.object({ id: operatorId })

export const listOperators = defineCall({
  name: 'listOperators',
  method: 'GET',
  path: base,
  summary:
    'The operators with a role in the country and those invited to one, by name. Ended ones are left out.',
  audience,
  action: 'operators.read',
  answer: z.object({ result: z.array(listedOperator) }),
})

export const inviteOperator = defineCall({
  name: 'inviteOperator',
  method: 'POST',
  path: base,
  summary:
    'Invite a person by email with roles in countries of one’s own; the link works once within 48 hours.',
  audience,
  action: 'operators.manage',
  rate: 60,
  body: z.object({
    email_address: operatorEmail,
    name: operatorName,
    roles: z.array(newOperatorGrant).min(1).max(200),
    reason,
  }),
  /** The link is also in the email; it is shown this once and stored nowhere. */
  answer: z.object({
    result: z.object({ operator_id: z.string(), link: z.url(), expires_at: unixSeconds }),
  }),
})

export const setOperatorRoles = defineCall({
  name: 'setOperatorRoles',
  method: 'PUT',
  path: `${base}/:id/roles`,
  summary: 'Replace the roles of an operator in the country. They count in every process at once.',
  audience,
  action: 'operators.manage',
  params: one,
  body: z.object({ roles: z.array(newCountryRole).max(20), reason }),
  answer: z.object({ result: z.object({ roles: z.array(countryRole).max(20) }) }),
})

export const setOperatorStatus = defineCall({
  name: 'setOperatorStatus',
  method: 'PUT',
  path: `${base}/:id/status`,
  summary: 'Suspend, resume or end an operator, or withdraw an invitation by ending it. All sessions end.',
  audience,
  action: 'operators.manage',
  params: one,
  body: z.object({ status: z.enum(operatorStatuses), reason }),
  answer: z.object({ result: z.object({ status: z.enum(operatorStatuses) }) }),
})

export const listOperatorSessions = defineCall({
  name: 'listOperatorSessions',
  method: 'GET',
  path: `${base}/:id/sessions`,
  summary: 'The open sessions of an operator, the last used first.',
  audience,
  action: 'operators.read',
  params: one,
  answer: z.object({ result: z.array(operatorSession) }),
})

export const endOperatorSessions = defineCall({
  name: 'endOperatorSessions',
  method: 'POST',
  path: `${base}/:id/sessions/end`,
  summary: 'End one session of an operator, or all of them.',
  audience,
  action: 'operators.manage',
  params: one,
  body: z.object({ session_id: z.string().max(80).optional(), reason }),
  answer: z.object({ result: z.object({ ended: z.number().int() }) }),
})
