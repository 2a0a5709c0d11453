import { vendorCalls } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { ParameterName } from '@beckon/domain/parameter'

export function parameterRoutes(
  app: FastifyInstance,
  valueOf: (country: CountryCode, name: ParameterName) => Promise<string>,
): void {
  serve(app, vendorCalls.getCountryParameter, async ({ country, params }) => ({
    result: await valueOf(country, params.name),
  }))
}
