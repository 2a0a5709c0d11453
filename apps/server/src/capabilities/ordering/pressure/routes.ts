import { pressureCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import { endMeasure, listMeasures, startMeasure } from './change-measures.ts'
import type { PressureDeps } from './deps.ts'
import { listNotices } from './notices.ts'

export function pressureRoutes(app: FastifyInstance, deps: PressureDeps): void {
  serve(app, pressureCalls.listMeasures, ({ country, deployment }) =>
    listMeasures(deps, country, deployment.currency),
  )
  serve(app, pressureCalls.startMeasure, (context) => startMeasure(deps, context))
  serve(app, pressureCalls.endMeasure, (context) => endMeasure(deps, context))
  serve(app, pressureCalls.listDeliveryNotices, (context) => listNotices(deps, context))
}
