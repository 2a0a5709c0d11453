import { accountCalls, operatorCalls, registrationCalls, shopCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import { replacePassword } from './passwords/change-password.ts'
import type { AccountDeps } from './deps.ts'
import { liftLockOut, listShopOwners } from './desk/shop-owners.ts'
import { checkCode, checkEmail } from './registration/claim-vendor.ts'
import { confirmAccount, resendLink } from './registration/confirm-account.ts'
import { listSessions, revokeSession } from './sessions/end-sessions.ts'
import { extendSession } from './sessions/extend-session.ts'
import { acceptInvitation, readInvitation } from './registration/invitations.ts'
import { forgotPassword, resetPassword } from './passwords/recover-password.ts'
import { recordingRefusals } from './refused-attempts.ts'
import { register } from './registration/register.ts'
import { setAccountState } from './set-account-state.ts'
import { signIn } from './sessions/sign-in.ts'
import { signOut } from './sessions/sign-out.ts'

/** Failures of these calls are shown as `auth.{...}`, also those of no particular field. */
const violations = { invalid: 'auth.invalid-parameter', unexpected: 'auth.internal-error' } as const

export function accountRoutes(app: FastifyInstance, deps: AccountDeps): void {
  sessionRoutes(app, deps)
  passwordRoutes(app, deps)
  registrationRoutes(app, deps)
  invitationRoutes(app, deps)
  serve(app, shopCalls.listShopOwners, (context) => listShopOwners(deps, context))
  serve(app, shopCalls.liftLockOut, (context) => liftLockOut(deps, context))
  serve(app, operatorCalls.changeAccount, (context) => setAccountState(deps, context))
}

function sessionRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { login, logout, extendLogin, listSessions: list, endSession } = accountCalls
  serve(
    app,
    login,
    (visitor) =>
      recordingRefusals(deps, visitor, { call: login.name, account: visitor.body.email_address }, () => {
        const { country, body, address, userAgent, language, log } = visitor
        return signIn(deps, {
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
    violations,
  )
  serve(app, logout, async ({ caller }) => ({ result: await signOut(deps, caller.sessionId) }), violations)
  serve(
    app,
    extendLogin,
    (visitor) =>
      recordingRefusals(deps, visitor, { call: extendLogin.name }, () =>
        extendSession(deps, visitor.country, visitor.body.refresh_token),
      ),
    violations,
  )
  serve(app, list, ({ caller }) => listSessions(deps, caller), violations)
  serve(app, endSession, ({ caller, params }) => revokeSession(deps, caller, params.id), violations)
}

function passwordRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { forgotPassword: forgot, resetPassword: reset, changePassword: change } = accountCalls
  serve(
    app,
    forgot,
    (visitor) =>
      recordingRefusals(deps, visitor, { call: forgot.name, account: visitor.body.email_address }, () =>
        forgotPassword(deps, visitor, {
          name: visitor.body.email_address,
          deviceToken: visitor.body.device_token,
        }),
      ),
    violations,
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
      return recordingRefusals(deps, visitor, { call: reset.name, account: name }, () =>
        resetPassword(deps, visitor, { name, code, password, deviceToken }),
      )
    },
    violations,
  )
  serve(
    app,
    change,
    (visitor) =>
      recordingRefusals(deps, visitor, { call: change.name, account: visitor.caller.email }, () => {
        const { password: present, new_password: next } = visitor.body
        return replacePassword(deps, visitor.caller, { present, next })
      }),
    violations,
  )
}

function registrationRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const {
    register: open,
    checkVendorCode,
    checkVendorEmail,
    confirmRegistration,
    resendConfirmation,
  } = registrationCalls
  serve(app, open, (visitor) =>
    recordingRefusals(deps, visitor, { call: open.name, account: visitor.body.email_address }, () =>
      register(deps, visitor, visitor.body),
    ),
  )
  serve(app, checkVendorCode, (visitor) =>
    recordingRefusals(deps, visitor, { call: checkVendorCode.name }, () =>
      checkCode(deps, visitor, visitor.body.vendor_code),
    ),
  )
  serve(app, checkVendorEmail, (visitor) => {
    const { vendor_code: code, email_address: email } = visitor.body
    return recordingRefusals(deps, visitor, { call: checkVendorEmail.name, account: email }, () =>
      checkEmail(deps, visitor, { code, email }),
    )
  })
  serve(app, confirmRegistration, (visitor) =>
    recordingRefusals(deps, visitor, { call: confirmRegistration.name }, () =>
      confirmAccount(deps, visitor, visitor.body),
    ),
  )
  serve(app, resendConfirmation, (visitor) =>
    recordingRefusals(
      deps,
      visitor,
      { call: resendConfirmation.name, account: visitor.body.email_address },
      () => resendLink(deps, visitor, visitor.body.email_address),
    ),
  )
}

function invitationRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { readInvitation: read, acceptInvitation: accept } = accountCalls
  serve(app, read, (visitor) =>
    recordingRefusals(deps, visitor, { call: read.name }, () =>
      readInvitation(deps, visitor, visitor.body.token),
    ),
  )
  serve(app, accept, (visitor) =>
    recordingRefusals(deps, visitor, { call: accept.name }, () =>
      acceptInvitation(deps, visitor, { token: visitor.body.token, password: visitor.body.password }),
    ),
  )
}
