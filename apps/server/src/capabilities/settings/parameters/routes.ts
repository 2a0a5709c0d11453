import { operatorCalls, vendorCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import type { ParameterDeps } from './deps.ts'
import { listParameters } from './list-parameters.ts'
import { setParameter } from './set-parameter.ts'

export function parameterRoutes(app: FastifyInstance, deps: ParameterDeps): void {
  serve(app, vendorCalls.getCountryParameter, async ({ country, params }) => ({
    result: await deps.valueOf(country, params.name),
  }))
  serve(app, operatorCalls.listCountryParameters, async ({ country }) => ({
    result: await listParameters(deps, country),
  }))
  serve(app, operatorCalls.setCountryParameter, (context) => setParameter(deps, context))
}
