import { operatorCalls, textCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import { listTexts } from './list-texts.ts'
import { listTextVersions, searchTexts } from './search-texts.ts'
import { setText } from './set-text.ts'
import type { TextDeps } from './deps.ts'

export function textRoutes(app: FastifyInstance, deps: TextDeps): void {
  serve(app, operatorCalls.listTexts, async ({ deployment, query }) => ({
    result: await listTexts(deps, deployment, query),
  }))
  serve(app, operatorCalls.setText, (context) => setText(deps, context))
  serve(app, textCalls.searchTexts, ({ country, query }) => searchTexts(deps, country, query))
  serve(app, textCalls.listTextVersions, ({ country, params }) => listTextVersions(deps, country, params))
}
