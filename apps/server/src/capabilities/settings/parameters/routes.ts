import { operatorCalls, vendorCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import type { ParameterParts } from './deps.ts'
import { setParameter } from './set-parameter.ts'

export function parameterRoutes(app: FastifyInstance, parts: ParameterParts): void {
  serve(app, vendorCalls.getCountryParameter, async ({ country, params }) => ({
    result: await parts.valueOf(country, params.name),
  }))
  serve(app, operatorCalls.setCountryParameter, (context) => setParameter(parts, context))
}
