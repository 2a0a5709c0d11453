import { operatorCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import type { FlagDeps } from './deps.ts'
import { flagStates, setFlag } from './set-flag.ts'

export function flagRoutes(app: FastifyInstance, deps: FlagDeps): void {
  serve(app, operatorCalls.listFlags, async ({ country }) => ({
    result: await flagStates(deps, country),
  }))
  serve(app, operatorCalls.setFlag, (context) => setFlag(deps, context))
}
