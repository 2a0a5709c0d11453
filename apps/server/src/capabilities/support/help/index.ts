import { helpCalls, helpDeskCalls } from '@beckon/contract'
import { CONVERSATIONS_LISTED } from '@beckon/domain/limits'
import type { FastifyInstance } from 'fastify'
import { createPeriodicService } from '../../../platform/periodic-service.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform/platform.ts'
import { refuse } from '../../../platform/refusal.ts'
import { begin, close, openForOperator, see, write } from './converse.ts'
import { countReplies, enterPage, giveToken, mayStay, openPage } from './enter.ts'
import { fileFor, keepFile, keepOperatorFile, purgeLooseFiles } from './files.ts'
import type { HelpDeps } from './deps.ts'
import { deskRoutes } from './desk/desk-routes.ts'
import { isHelpToken, readPage } from './help-token.ts'
import { listConversations, wholeOf } from './store.ts'
import { HELP_AWAY, notifyAbsentUser, type Unseen } from './notify-absent-user.ts'
import { retention } from './schema.ts'

export interface HelpService {
  routes(app: FastifyInstance): void
}

const HOUR_MS = 3_600_000

/** Our own help centre: what businesses ask their operator, and what it answers. */
export function help(
  platform: Platform,
  services: Pick<HelpDeps, 'vendors' | 'accounts' | 'notify'>,
): HelpService {
  const { jobs, background, callers, files, log } = platform
  platform.retention.add(retention)
  files.add({ table: 'help_file', key: ['vendor_id', 'file_id'], since: 'created_at' })
  const signer = platform.signer('help')
  const deps: HelpDeps = { ...platform, signer, ...services }
  callers.recognise(
    'help',
    async (authorization, country) => {
      const read = await readPage(signer, authorization, country)
      if (!read.ok || (await mayStay(deps, read.caller))) return read
      return { ok: false, code: 'auth.token-expired' }
    },
    isHelpToken,
  )
  jobs.define<Unseen>(HELP_AWAY, (unseen) => notifyAbsentUser(deps, unseen))
  background.add(
    createPeriodicService('help retention', HOUR_MS, () => purgeLooseFiles(deps), log),
    'worker',
  )
  return {
    routes(app) {
      entranceRoutes(app, deps)
      conversationRoutes(app, deps)
      fileRoutes(app, deps)
      operatorRoutes(app, deps)
      deskRoutes(app, deps)
    },
  }
}

function entranceRoutes(app: FastifyInstance, deps: HelpDeps): void {
  serve(app, helpCalls.getHelpToken, ({ caller, params }) => giveToken(deps, caller, params.id))
  serve(app, helpCalls.countHelpReplies, ({ caller, params }) => countReplies(deps, caller, params.id))
  serve(app, helpCalls.initHelp, ({ country, body: { token, language, order_id: orderId } }) =>
    openPage(deps, { token, language, orderId, country }),
  )
  serve(app, helpCalls.enterHelp, ({ country, body }) => enterPage(deps, body.code, country))
}

function conversationRoutes(app: FastifyInstance, deps: HelpDeps): void {
  const { db } = deps
  serve(app, helpCalls.listHelp, async ({ caller }) => ({
    result: await listConversations(db, caller, { count: CONVERSATIONS_LISTED }),
  }))
  serve(app, helpCalls.askForHelp, ({ caller, body, language, idempotencyKey: key = '' }) =>
    begin(deps, caller, { orderId: body.order_id, text: body.text, files: body.files, language, key }),
  )
  serve(app, helpCalls.readHelp, async ({ caller, params }) => {
    const whole = await wholeOf(db, caller, params.id)
    return whole ? { result: whole } : refuse('help.not-found')
  })
  serve(app, helpCalls.writeHelp, ({ caller, params, body, idempotencyKey: key = '' }) =>
    write(deps, caller, { side: 'user', conversationId: params.id, key, ...body }),
  )
  serve(app, helpCalls.seeHelp, ({ caller, params, body }) => see(deps, caller, params.id, body.up_to))
}

function fileRoutes(app: FastifyInstance, deps: HelpDeps): void {
  serve(
    app,
    helpCalls.sendHelpFile,
    async ({ caller, query, body }) =>
      keepFile(deps, caller, { name: query.name, bytes: Buffer.from(await body.arrayBuffer()) }),
    { tooLarge: 'help.file-too-large', invalid: 'help.file-invalid' },
  )
  serve(
    app,
    helpDeskCalls.sendOperatorFile,
    async ({ caller, params, query, body }) =>
      keepOperatorFile(deps, caller, {
        conversationId: params.id,
        name: query.name,
        bytes: Buffer.from(await body.arrayBuffer()),
      }),
    { tooLarge: 'help.file-too-large', invalid: 'help.file-invalid' },
  )
  serve(app, helpCalls.getHelpFile, ({ caller, params }) => fileFor(deps, caller, params.id))
  serve(app, helpCalls.operatorHelpFile, ({ caller, params }) => fileFor(deps, caller, params.id))
}

function operatorRoutes(app: FastifyInstance, deps: HelpDeps): void {
  serve(app, helpCalls.operatorListHelp, async ({ caller, query }) => ({
    result: await listConversations(deps.db, caller, query),
  }))
  serve(app, helpCalls.operatorReadHelp, ({ caller, params }) => openForOperator(deps, caller, params.id))
  serve(app, helpCalls.operatorWriteHelp, ({ caller, params, body, idempotencyKey: key = '' }) =>
    write(deps, caller, { side: 'operator', conversationId: params.id, key, ...body }),
  )
  serve(app, helpCalls.operatorCloseHelp, ({ caller, params }) => close(deps, caller, params.id))
}
