import { helpDeskCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../../platform/http/serve.ts'
import { operatorsWhoMay } from '../../../settings/operators/index.ts'
import type { HelpDeps } from '../deps.ts'
import { listDesk } from './desk-for-screen.ts'
import { assignHelp, readDesk, settleHelp } from './handle-conversation.ts'
import { deleteTemplate, listTemplates, putTemplate } from './templates.ts'
import { helpWaits } from './waits.ts'

/** The calls of the operators' help desk. */
export function deskRoutes(app: FastifyInstance, deps: HelpDeps): void {
  serve(app, helpDeskCalls.listDesk, async ({ caller, query }) => ({
    result: await listDesk(deps.db, caller, query),
  }))
  serve(app, helpDeskCalls.readDesk, (context) => readDesk(deps, context))
  serve(app, helpDeskCalls.assignHelp, (context) => assignHelp(deps, context))
  serve(app, helpDeskCalls.settleHelp, (context) => settleHelp(deps, context))
  serve(app, helpDeskCalls.helpWaitsNow, async ({ caller, deployment }) => ({
    result: await helpWaits(deps, caller, deployment),
  }))
  serve(app, helpDeskCalls.listHelpers, async ({ country }) => ({
    result: await operatorsWhoMay(deps.db, country, 'help.answer'),
  }))
  serve(app, helpDeskCalls.listHelpTemplates, async ({ country }) => ({
    result: await listTemplates(deps.db, country),
  }))
  serve(app, helpDeskCalls.putHelpTemplate, (context) => putTemplate(deps, context))
  serve(app, helpDeskCalls.deleteHelpTemplate, (context) => deleteTemplate(deps, context))
}
