import type { FastifyInstance } from 'fastify'
import { addressLimits } from '../../../platform/auth/within-limits.ts'
import { linkTo } from '../../../platform/deployments/link-to.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { NotifyService } from '../notify/index.ts'
import { accountRoutes } from './account-routes.ts'
import type { OperatorDeps } from './deps.ts'
import { isSession, sessionRecogniser } from './login/recognise-session.ts'
import { operatorRecogniser } from './recognise-operator.ts'
import { operatorRoutes } from './routes.ts'
import { retention } from './schema.ts'

export { activeAdministrators, grantsOf, insertAccount, putGrants } from './accounts/account-store.ts'
export { operatorMay } from './accounts/operator-may.ts'
export { insertInvitation } from './accounts/invitations.ts'
export { type NamedOperator, operatorNames, operatorsWhoMay } from './accounts/operators-who-may.ts'
export { checkVersion } from './audit/check-version.ts'
export { lastChanges, unchanged } from './audit/last-changes.ts'
export { audited } from './audited.ts'
export { OPERATOR_CHANGED_TOPIC } from './login/session-store.ts'
export { hashOfToken, newOperatorToken } from './operator-token.ts'
export { DEMO_OPERATOR_ID } from './policy.ts'
export { addOperator, endOperator, listOperators, type NewOperator, type OperatorRow } from './store.ts'

export interface OperatorsService {
  routes(app: FastifyInstance): void
}

export interface RequiredServices {
  readonly notify: NotifyService
}

/** Operators of the service, each in some countries, their accounts and sessions, and the record of their changes. */
export function operators(platform: Platform, { notify }: RequiredServices): OperatorsService {
  const { db, clock, bus, callers, config } = platform
  platform.retention.add(retention)
  callers.recognise('operator', operatorRecogniser(db, config))
  callers.recognise('operator', sessionRecogniser(platform), isSession)
  const deps: OperatorDeps = {
    db,
    clock,
    bus,
    notify,
    environment: config.environment,
    signer: platform.signer('operator'),
    sealer: platform.sealer,
    passwords: platform.passwords,
    limits: addressLimits(config.attemptsPerAddress),
    linkTo: (deployment, path) => linkTo(config, deployment, path),
  }
  return {
    routes(app) {
      operatorRoutes(app, platform)
      accountRoutes(app, deps)
    },
  }
}
