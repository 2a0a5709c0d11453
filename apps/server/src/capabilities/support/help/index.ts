import { helpCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { every } from '../../../platform/clock-every.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform/platform.ts'
import { refuse } from '../../../platform/refusal.ts'
import { begin, close, openForOperator, see, write } from './converse.ts'
import { countReplies, enterPage, giveToken, mayStay, openPage } from './enter.ts'
import { fileFor, keepFile, purgeLooseFiles } from './files.ts'
import type { HelpParts } from './deps.ts'
import { isHelpToken, readPage } from './help-token.ts'
import { listConversations, wholeOf } from './store.ts'
import { HELP_AWAY, tellAway, type Unseen } from './tell-away.ts'
import { retention } from './schema.ts'

export interface HelpDoor {
  routes(app: FastifyInstance): void
}

const HOUR_MS = 3_600_000
/** What a list shows at most; older ones are found by whoever asks the operator. */
const LISTED = 50

/** Our own help centre: what businesses ask their operator, and what it answers. */
export function help(
  platform: Platform,
  neighbours: Pick<HelpParts, 'vendors' | 'accounts' | 'notify'>,
): HelpDoor {
  const { jobs, background, callers, log } = platform
  platform.retention.add(retention)
  const signer = platform.signer('help')
  const parts: HelpParts = { ...platform, signer, ...neighbours }
  callers.recognise(
    'help',
    async (authorization, country) => {
      const read = await readPage(signer, authorization, country)
      if (!read.ok || (await mayStay(parts, read.caller))) return read
      return { ok: false, code: 'auth.token-expired' }
    },
    isHelpToken,
  )
  jobs.define<Unseen>(HELP_AWAY, (unseen) => tellAway(parts, unseen))
  background.run(
    every('help retention', HOUR_MS, () => purgeLooseFiles(parts), log),
    'worker',
  )
  return {
    routes(app) {
      entranceRoutes(app, parts)
      conversationRoutes(app, parts)
      fileRoutes(app, parts)
      operatorRoutes(app, parts)
    },
  }
}

function entranceRoutes(app: FastifyInstance, parts: HelpParts): void {
  serve(app, helpCalls.getHelpToken, ({ caller, params }) => giveToken(parts, caller, params.id))
  serve(app, helpCalls.countHelpReplies, ({ caller, params }) => countReplies(parts, caller, params.id))
  serve(app, helpCalls.initHelp, ({ country, body: { token, language, order_id: orderId } }) =>
    openPage(parts, { token, language, orderId, country }),
  )
  serve(app, helpCalls.enterHelp, ({ country, body }) => enterPage(parts, body.code, country))
}

function conversationRoutes(app: FastifyInstance, parts: HelpParts): void {
  const { db } = parts
  serve(app, helpCalls.listHelp, async ({ caller }) => ({
    result: await listConversations(db, caller, { count: LISTED }),
  }))
  serve(app, helpCalls.askForHelp, ({ caller, body, language, idempotencyKey: key = '' }) =>
    begin(parts, caller, { orderId: body.order_id, text: body.text, files: body.files, language, key }),
  )
  serve(app, helpCalls.readHelp, async ({ caller, params }) => {
    const whole = await wholeOf(db, caller, params.id)
    return whole ? { result: whole } : refuse('help.not-found')
  })
  serve(app, helpCalls.writeHelp, ({ caller, params, body, idempotencyKey: key = '' }) =>
    write(parts, caller, { side: 'user', conversationId: params.id, key, ...body }),
  )
  serve(app, helpCalls.seeHelp, ({ caller, params, body }) => see(parts, caller, params.id, body.up_to))
}

function fileRoutes(app: FastifyInstance, parts: HelpParts): void {
  serve(
    app,
    helpCalls.sendHelpFile,
    async ({ caller, query, body }) =>
      keepFile(parts, caller, { name: query.name, bytes: Buffer.from(await body.arrayBuffer()) }),
    { tooLarge: 'help.file-too-large', invalid: 'help.file-invalid' },
  )
  serve(app, helpCalls.getHelpFile, ({ caller, params }) => fileFor(parts.db, caller, params.id))
  serve(app, helpCalls.operatorHelpFile, ({ caller, params }) => fileFor(parts.db, caller, params.id))
}

function operatorRoutes(app: FastifyInstance, parts: HelpParts): void {
  serve(app, helpCalls.operatorListHelp, async ({ caller, query }) => ({
    result: await listConversations(parts.db, caller, query),
  }))
  serve(app, helpCalls.operatorReadHelp, ({ caller, params }) => openForOperator(parts, caller, params.id))
  serve(app, helpCalls.operatorWriteHelp, ({ caller, params, body, idempotencyKey: key = '' }) =>
    write(parts, caller, { side: 'operator', conversationId: params.id, key, ...body }),
  )
  serve(app, helpCalls.operatorCloseHelp, ({ caller, params }) => close(parts, caller, params.id))
}
