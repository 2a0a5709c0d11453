import type { FastifyInstance } from 'fastify'
import { linkTo } from '../../../platform/deployments/link-to.ts'
import { createPeriodicService } from '../../../platform/periodic-service.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type ExceptionDeps, SWEEP } from './deps.ts'
import { sendMails } from './mail/send-mails.ts'
import { zoneScope } from '../../parties/riders/index.ts'
import { isExceptionSeen } from './read/is-exception-in.ts'
import { exceptionRoutes } from './routes.ts'
import { retention } from './schema.ts'
import { sweep } from './sweep/sweep.ts'

export interface ExceptionsService {
  routes(app: FastifyInstance): void
}

type RequiredServices = Pick<
  ExceptionDeps,
  'parameters' | 'orders' | 'decisions' | 'payments' | 'bulk' | 'notify'
>

/** The pause between two looks for exceptions. */
const SWEEP_MS = 5_000

/** One queue of all that needs a person: orders, riders, payments, messages and uploads. */
export function exceptions(platform: Platform, services: RequiredServices): ExceptionsService {
  const { db, clock, jobs, config, deploymentOf, background, log } = platform
  const deps: ExceptionDeps = {
    db,
    clock,
    jobs,
    deploymentOf,
    linkTo: (deployment, path) => linkTo(config, deployment, path),
    ...services,
  }
  platform.retention.add(retention)
  platform.sight.add('exception', 'request.not-found', async ({ country, id, zones }) =>
    isExceptionSeen(db, { country, id }, await zoneScope(db, country, zones)),
  )
  const look = async () => {
    await sweep(deps)
    await sendMails(deps)
  }
  jobs.define<object>(SWEEP, look, { retries: 0 })
  background.add(createPeriodicService('exceptions', SWEEP_MS, look, log), 'worker')
  return { routes: (app) => exceptionRoutes(app, deps) }
}
