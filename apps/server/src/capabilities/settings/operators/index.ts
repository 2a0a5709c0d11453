import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { operatorRecogniser } from './recognise-operator.ts'
import { operatorRoutes } from './routes.ts'

export { audited } from './audited.ts'
export { DEMO_OPERATOR_ID } from './policy.ts'
export { addOperator, endOperator, listOperators, type NewOperator, type OperatorRow } from './store.ts'

export interface OperatorsService {
  routes(app: FastifyInstance): void
}

/** Operators of the service, each in some countries, and the record of their changes. */
export function operators({ db, callers, config }: Platform): OperatorsService {
  callers.recognise('operator', operatorRecogniser(db, config))
  return { routes: (app) => operatorRoutes(app, db) }
}
