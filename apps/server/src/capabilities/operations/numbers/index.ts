import { numbersCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isRefusal } from '../../../platform/refusal.ts'
import { createSemaphore } from '../../../platform/semaphore.ts'
import type { NumbersDeps } from './deps.ts'
import { exportNumbers } from './export-numbers.ts'
import { readNumbers } from './read-numbers.ts'

/** Readings of many orders at a time, so that they leave the connections to orders and riders. */
const READINGS = 2
const PATIENCE_MS = 15_000

/** The numbers of a country: orders, punctuality, times, riders and money of a period. */
export function numbers({ db, reads, clock }: Pick<Platform, 'db' | 'reads' | 'clock'>): {
  routes(app: FastifyInstance): void
} {
  const deps: NumbersDeps = { db, reads, clock, permits: createSemaphore(READINGS, PATIENCE_MS) }
  return {
    routes(app) {
      serve(app, numbersCalls.readNumbers, async ({ caller, deployment, query }) => {
        const read = await readNumbers(deps, { deployment, grants: caller.grants, query })
        return isRefusal(read) ? read : { result: read }
      })
      serve(app, numbersCalls.exportNumbers, async ({ caller, deployment, query, language }) => {
        const { format, ...asked } = query
        const read = await readNumbers(deps, { deployment, grants: caller.grants, query: asked })
        if (isRefusal(read)) return read
        const { country, timezone, currency } = deployment
        const name = `numbers-${country.toLowerCase()}-${query.from}-${query.to}.${format}`
        return exportNumbers(read, { format, name, language, timezone, currency })
      })
    },
  }
}
