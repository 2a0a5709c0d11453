import { operatorCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import type { FlagParts } from './deps.ts'
import { flagStates, setFlag } from './set-flag.ts'

export function flagRoutes(app: FastifyInstance, parts: FlagParts): void {
  serve(app, operatorCalls.listFlags, async ({ country }) => ({
    result: await flagStates(parts.db, country),
  }))
  serve(app, operatorCalls.setFlag, (context) => setFlag(parts, context))
}
