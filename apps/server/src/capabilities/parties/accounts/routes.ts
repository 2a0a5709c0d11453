import { accountCalls, operatorCalls, registrationCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import { replacePassword } from './passwords/change-password.ts'
import type { AccountParts } from './deps.ts'
import { checkCode, checkEmail } from './registration/claim-vendor.ts'
import { confirmAccount, resendLink } from './registration/confirm-account.ts'
import { listSessions, revokeSession } from './sessions/end-sessions.ts'
import { extendSession } from './sessions/extend-session.ts'
import { acceptInvitation, readInvitation } from './registration/invitations.ts'
import { forgotPassword, resetPassword } from './passwords/recover-password.ts'
import { noted } from './refused-attempts.ts'
import { register } from './registration/register.ts'
import { setAccountState } from './set-account-state.ts'
import { signIn } from './sessions/sign-in.ts'
import { signOut } from './sessions/sign-out.ts'

/** Failures of these calls are shown as `auth.{...}`, also those that are nobody's word in particular. */
const faults = { invalid: 'auth.invalid-parameter', unexpected: 'auth.internal-error' } as const

export function accountRoutes(app: FastifyInstance, parts: AccountParts): void {
  sessionRoutes(app, parts)
  passwordRoutes(app, parts)
  registrationRoutes(app, parts)
  invitationRoutes(app, parts)
  serve(app, operatorCalls.changeAccount, (context) => setAccountState(parts, context))
}

function sessionRoutes(app: FastifyInstance, parts: AccountParts): void {
  const { login, logout, extendLogin, listSessions: list, endSession } = accountCalls
  serve(
    app,
    login,
    (visitor) =>
      noted(parts, visitor, { call: login.name, account: visitor.body.email_address }, () => {
        const { country, body, address, userAgent, language, log } = visitor
        return signIn(parts, {
          country,
          email: body.email_address,
          password: body.password,
          address,
          userAgent,
          deviceToken: body.device_token,
          language,
          log,
        })
      }),
    faults,
  )
  serve(app, logout, async ({ caller }) => ({ result: await signOut(parts, caller.sessionId) }), faults)
  serve(
    app,
    extendLogin,
    (visitor) =>
      noted(parts, visitor, { call: extendLogin.name }, () =>
        extendSession(parts, visitor.country, visitor.body.refresh_token),
      ),
    faults,
  )
  serve(app, list, ({ caller }) => listSessions(parts, caller), faults)
  serve(app, endSession, ({ caller, params }) => revokeSession(parts, caller, params.id), faults)
}

function passwordRoutes(app: FastifyInstance, parts: AccountParts): void {
  const { forgotPassword: forgot, resetPassword: reset, changePassword: change } = accountCalls
  serve(
    app,
    forgot,
    (visitor) =>
      noted(parts, visitor, { call: forgot.name, account: visitor.body.email_address }, () =>
        forgotPassword(parts, visitor, {
          name: visitor.body.email_address,
          deviceToken: visitor.body.device_token,
        }),
      ),
    faults,
  )
  serve(
    app,
    reset,
    (visitor) => {
      const {
        email_address: name,
        verification_code: code,
        password,
        device_token: deviceToken,
      } = visitor.body
      return noted(parts, visitor, { call: reset.name, account: name }, () =>
        resetPassword(parts, visitor, { name, code, password, deviceToken }),
      )
    },
    faults,
  )
  serve(
    app,
    change,
    (visitor) =>
      noted(parts, visitor, { call: change.name, account: visitor.caller.email }, () => {
        const { password: present, new_password: next } = visitor.body
        return replacePassword(parts, visitor.caller, { present, next })
      }),
    faults,
  )
}

function registrationRoutes(app: FastifyInstance, parts: AccountParts): void {
  const {
    register: open,
    checkVendorCode,
    checkVendorEmail,
    confirmRegistration,
    resendConfirmation,
  } = registrationCalls
  serve(app, open, (visitor) =>
    noted(parts, visitor, { call: open.name, account: visitor.body.email_address }, () =>
      register(parts, visitor, visitor.body),
    ),
  )
  serve(app, checkVendorCode, (visitor) =>
    noted(parts, visitor, { call: checkVendorCode.name }, () =>
      checkCode(parts, visitor, visitor.body.vendor_code),
    ),
  )
  serve(app, checkVendorEmail, (visitor) => {
    const { vendor_code: code, email_address: email } = visitor.body
    return noted(parts, visitor, { call: checkVendorEmail.name, account: email }, () =>
      checkEmail(parts, visitor, { code, email }),
    )
  })
  serve(app, confirmRegistration, (visitor) =>
    noted(parts, visitor, { call: confirmRegistration.name }, () =>
      confirmAccount(parts, visitor, visitor.body),
    ),
  )
  serve(app, resendConfirmation, (visitor) =>
    noted(parts, visitor, { call: resendConfirmation.name, account: visitor.body.email_address }, () =>
      resendLink(parts, visitor, visitor.body.email_address),
    ),
  )
}

function invitationRoutes(app: FastifyInstance, parts: AccountParts): void {
  const { readInvitation: read, acceptInvitation: accept } = accountCalls
  serve(app, read, (visitor) =>
    noted(parts, visitor, { call: read.name }, () => readInvitation(parts, visitor, visitor.body.token)),
  )
  serve(app, accept, (visitor) =>
    noted(parts, visitor, { call: accept.name }, () =>
      acceptInvitation(parts, visitor, { token: visitor.body.token, password: visitor.body.password }),
    ),
  )
}
