import { operatorCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/http/serve.ts'
import { exportChanges } from './audit/export-changes.ts'
import { listChanges, listRefusedAttempts } from './audit/lists-for-operators.ts'

export function operatorRoutes(app: FastifyInstance, { db, reads }: Pick<Platform, 'db' | 'reads'>): void {
  serve(app, operatorCalls.listChanges, ({ country, query }) => listChanges(db, country, query))
  serve(app, operatorCalls.exportChanges, async ({ deployment, query, language }) =>
    exportChanges(reads, deployment, query, language),
  )
  serve(app, operatorCalls.listRefusedAttempts, ({ country, query }) =>
    listRefusedAttempts(db, country, query),
  )
}
