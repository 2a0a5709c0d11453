import { operatorCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import { listTexts } from './list-texts.ts'
import { setText } from './set-text.ts'
import type { TextParts } from './deps.ts'

export function textRoutes(app: FastifyInstance, parts: TextParts): void {
  serve(app, operatorCalls.listTexts, async ({ deployment, query }) => ({
    result: await listTexts(parts, deployment, query),
  }))
  serve(app, operatorCalls.setText, (context) => setText(parts, context))
}
