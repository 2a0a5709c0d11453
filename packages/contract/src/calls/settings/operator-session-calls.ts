import { z } from 'zod'
import { mailedToken, password } from '../../wire/parties/account.ts'
import {
  loginStep,
  newSecondFactor,
  operatorGrant,
  operatorMe,
  operatorName,
  operatorSession,
  secondFactorCode,
} from '../../wire/settings/operator-account.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/ops/v1'
const own = { audience: 'operator', action: 'self' } as const
const done = z.object({ result: z.literal(true) })
const recoveryCodes = z.array(z.string())
/** As after a password. */
const ticket = z.string().min(20).max(2000)

export const operatorLogin = defineCall({
  name: 'operatorLogin',
  method: 'POST',
  path: `${base}/login`,
  summary: 'Log in as an operator by email and password; a code of the second factor follows.',
  audience: 'open',
  rate: 60,
  body: z.object({ email_address: z.string().trim().min(1).max(254), password }),
  answer: z.object({ result: loginStep }),
})

export const operatorLoginCode = defineCall({
  name: 'operatorLoginCode',
  method: 'POST',
  path: `${base}/login/code`,
  summary:
    'Finish a login by a code of the second factor or a recovery code. Sets the cookie of the session.',
  audience: 'open',
  rate: 60,
  body: z.object({ ticket, code: secondFactorCode }),
  answer: z.object({ result: operatorMe }),
})

export const operatorLoginEnrol = defineCall({
  name: 'operatorLoginEnrol',
  method: 'POST',
  path: `${base}/login/enrol`,
  summary: 'Finish the first login by a code of the new second factor. The recovery codes are shown once.',
  audience: 'open',
  rate: 60,
  body: z.object({ ticket, code: secondFactorCode }),
  answer: z.object({ result: z.object({ me: operatorMe, recovery_codes: recoveryCodes }) }),
})

export const readOperatorInvitation = defineCall({
  name: 'readOperatorInvitation',
  method: 'POST',
  path: `${base}/invitation`,
  summary: 'The email address and the roles of an invitation.',
  audience: 'open',
  rate: 60,
  body: z.object({ token: mailedToken }),
  answer: z.object({
    result: z.object({ email: z.string(), name: z.string(), roles: z.array(operatorGrant) }),
  }),
})

export const acceptOperatorInvitation = defineCall({
  name: 'acceptOperatorInvitation',
  method: 'POST',
  path: `${base}/invitation/accept`,
  summary: 'Create the account of an invitation, which works once; the second factor follows.',
  audience: 'open',
  rate: 30,
  body: z.object({ token: mailedToken, name: operatorName, password }),
  answer: z.object({ result: loginStep }),
})

export const forgotOperatorPassword = defineCall({
  name: 'forgotOperatorPassword',
  method: 'POST',
  path: `${base}/password/forgot`,
  summary: 'Send a link for a new password. The answer is the same where there is no such account.',
  audience: 'open',
  rate: 30,
  body: z.object({ email_address: z.string().trim().min(1).max(254) }),
  answer: done,
})

export const resetOperatorPassword = defineCall({
  name: 'resetOperatorPassword',
  method: 'POST',
  path: `${base}/password/reset`,
  summary: 'Choose a new password by the link. The second factor stays, and all sessions end.',
  audience: 'open',
  rate: 30,
  body: z.object({ token: mailedToken, password }),
  answer: done,
})

export const operatorLogout = defineCall({
  name: 'operatorLogout',
  method: 'POST',
  path: `${base}/logout`,
  summary: 'End the session.',
  ...own,
  answer: done,
})

export const readOperator = defineCall({
  name: 'readOperator',
  method: 'GET',
  path: `${base}/me`,
  summary: 'The operator who is logged in, with roles by country and the actions that these allow.',
  ...own,
  answer: z.object({ result: operatorMe }),
})

/** Proof that the person at the browser is the owner of the account. */
const proof = { password, code: secondFactorCode.optional() }

export const changeOperatorPassword = defineCall({
  name: 'changeOperatorPassword',
  method: 'PUT',
  path: `${base}/me/password`,
  summary: 'Change the own password. All other sessions end.',
  ...own,
  rate: 30,
  body: z.object({ ...proof, new_password: password }),
  answer: done,
})

export const beginSecondFactor = defineCall({
  name: 'beginSecondFactor',
  method: 'POST',
  path: `${base}/me/second-factor`,
  summary: 'A secret for another app. The present one counts until the new one is confirmed.',
  ...own,
  rate: 30,
  body: z.object(proof),
  answer: z.object({ result: newSecondFactor }),
})

export const confirmSecondFactor = defineCall({
  name: 'confirmSecondFactor',
  method: 'PUT',
  path: `${base}/me/second-factor`,
  summary: 'Confirm the new app by one of its codes. All other sessions end; recovery codes are new.',
  ...own,
  rate: 30,
  body: z.object({ code: secondFactorCode }),
  answer: z.object({ result: z.object({ recovery_codes: recoveryCodes }) }),
})

export const renewRecoveryCodes = defineCall({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: `${base}/me/recovery-codes`,
  summary: 'Ten new recovery codes in place of the old ones.',
  ...own,
  rate: 30,
  body: z.object(proof),
  answer: z.object({ result: z.object({ recovery_codes: recoveryCodes }) }),
})

export const listOwnOperatorSessions = defineCall({
  name: 'listOwnOperatorSessions',
  method: 'GET',
  path: `${base}/me/sessions`,
  summary: 'The open sessions of the own account, the last used first.',
  ...own,
  answer: z.object({ result: z.array(operatorSession) }),
})

export const endOwnOperatorSession = defineCall({
  name: 'endOwnOperatorSession',
  method: 'DELETE',
  path: `${base}/me/sessions/:id`,
  summary: 'End one session of the own account, in every process at once.',
  ...own,
  params: z.object({ id: z.string().max(80) }),
  answer: done,
})
