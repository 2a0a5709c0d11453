import {
  type Call,
  listViewCalls,
  type LoginStep,
  operatorAccountCalls,
  operatorSessionCalls,
} from '@beckon/contract'
import { OPERATOR_SESSION_HOURS } from '@beckon/domain/limits'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/http/context.ts'
import { serve } from '../../../platform/http/serve.ts'
import { isRefusal, type Refusal } from '../../../platform/refusal.ts'
import { acceptInvitation, inviteOperator, readInvitation } from './accounts/invitations.ts'
import {
  endOperatorSessions,
  listOperatorSessions,
  setOperatorRoles,
  setOperatorStatus,
} from './accounts/manage-operators.ts'
import { presentCaller } from './accounts/me.ts'
import { listOperators } from './accounts/operators-for-list.ts'
import type { OperatorDeps } from './deps.ts'
import { readListViews, removeListView, saveListView } from './list-views/list-views.ts'
import { logIn, logInByCode, logInByEnrolling, type Opened } from './login/log-in.ts'
import {
  beginSecondFactor,
  changePassword,
  confirmSecondFactor,
  endOwnSession,
  listOwnSessions,
  renewRecoveryCodes,
} from './login/own-account.ts'
import { forgotPassword, resetPassword } from './login/reset-password.ts'

const HOUR_SECONDS = 3600

/** Accounts of operators: login, the own account, and the administration of others. */
export function accountRoutes(app: FastifyInstance, deps: OperatorDeps): void {
  loginRoutes(app, deps)
  passwordRoutes(app, deps)
  ownRoutes(app, deps)
  const {
    inviteOperator: invite,
    setOperatorRoles: setRoles,
    setOperatorStatus: setStatus,
  } = operatorAccountCalls
  serve(app, operatorAccountCalls.listOperators, ({ country }) => listOperators(deps, country))
  serve(app, invite, (context) => inviteOperator(deps, context))
  serve(app, setRoles, (context) => setOperatorRoles(deps, context))
  serve(app, setStatus, (context) => setOperatorStatus(deps, context))
  serve(app, operatorAccountCalls.listOperatorSessions, (context) => listOperatorSessions(deps, context))
  serve(app, operatorAccountCalls.endOperatorSessions, (context) => endOperatorSessions(deps, context))
}

function keepSession({ consoleCookie }: Pick<Context<Call>, 'consoleCookie'>, { token }: Opened): void {
  consoleCookie.set(token, OPERATOR_SESSION_HOURS * HOUR_SECONDS)
}

/** The answer to a step of the login; the token of an opened session goes into the cookie only. */
function stepAnswer(
  context: Pick<Context<Call>, 'consoleCookie'>,
  step: LoginStep | Opened | Refusal,
): { result: LoginStep } | Refusal {
  if (isRefusal(step)) return step
  if ('step' in step) return { result: step }
  keepSession(context, step)
  return { result: { step: 'done', me: step.me } }
}

function loginRoutes(app: FastifyInstance, deps: OperatorDeps): void {
  const { operatorLogin, operatorLoginCode, operatorLoginEnrol, operatorLogout } = operatorSessionCalls
  const { readOperatorInvitation, acceptOperatorInvitation } = operatorSessionCalls
  serve(app, operatorLogin, async (visitor) => {
    const { email_address: email, password } = visitor.body
    return stepAnswer(visitor, await logIn(deps, visitor, { email, password }))
  })
  serve(app, operatorLoginCode, async (visitor) => {
    const opened = await logInByCode(deps, visitor, visitor.body)
    if (isRefusal(opened)) return opened
    keepSession(visitor, opened)
    return { result: opened.me }
  })
  serve(app, operatorLoginEnrol, async (visitor) => {
    const opened = await logInByEnrolling(deps, visitor, visitor.body)
    if (isRefusal(opened)) return opened
    keepSession(visitor, opened)
    return { result: { me: opened.me, recovery_codes: opened.recoveryCodes } }
  })
  serve(app, readOperatorInvitation, (visitor) => readInvitation(deps, visitor, visitor.body.token))
  serve(app, acceptOperatorInvitation, async (visitor) =>
    stepAnswer(visitor, await acceptInvitation(deps, visitor, visitor.body)),
  )
  serve(app, operatorLogout, async ({ caller, consoleCookie }) => {
    const { sessionId } = caller
    if (sessionId !== undefined) await endOwnSession(deps, caller, sessionId)
    consoleCookie.clear()
    return { result: true as const }
  })
}

function passwordRoutes(app: FastifyInstance, deps: OperatorDeps): void {
  const { forgotOperatorPassword, resetOperatorPassword, changeOperatorPassword } = operatorSessionCalls
  serve(app, forgotOperatorPassword, (visitor) => forgotPassword(deps, visitor, visitor.body.email_address))
  serve(app, resetOperatorPassword, (visitor) => resetPassword(deps, visitor, visitor.body))
  serve(app, changeOperatorPassword, ({ caller, body }) => {
    const { password, code, new_password: next } = body
    return changePassword(deps, caller, { password, code, next })
  })
}

function ownRoutes(app: FastifyInstance, deps: OperatorDeps): void {
  const { readOperator, beginSecondFactor: begin, confirmSecondFactor: confirm } = operatorSessionCalls
  const { renewRecoveryCodes: renew, listOwnOperatorSessions, endOwnOperatorSession } = operatorSessionCalls
  serve(app, readOperator, async ({ caller }) => {
    const me = await presentCaller(deps.db, caller)
    return isRefusal(me) ? me : { result: me }
  })
  serve(app, begin, ({ caller, deployment, body }) =>
    beginSecondFactor(deps, caller, { deployment, proof: body }),
  )
  serve(app, confirm, ({ caller, body }) => confirmSecondFactor(deps, caller, body.code))
  serve(app, renew, ({ caller, body }) => renewRecoveryCodes(deps, caller, body))
  serve(app, listOwnOperatorSessions, ({ caller }) => listOwnSessions(deps, caller))
  serve(app, endOwnOperatorSession, ({ caller, params }) => endOwnSession(deps, caller, params.id))
  serve(app, listViewCalls.readListViews, ({ caller }) => readListViews(deps, caller))
  serve(app, listViewCalls.saveListView, (context) => saveListView(deps, context))
  serve(app, listViewCalls.removeListView, (context) => removeListView(deps, context))
}
