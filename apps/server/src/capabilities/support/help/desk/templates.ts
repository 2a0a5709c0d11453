import type { AnswerOf, helpDeskCalls, HelpTemplate } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { audited } from '../../../settings/operators/index.ts'
import type { HelpDeps } from '../deps.ts'

type Deps = Pick<HelpDeps, 'db' | 'clock'>

export const listTemplates = (db: Database, country: CountryCode): Promise<HelpTemplate[]> =>
  db
    .selectFrom('help_template')
    .select(['template_id', 'title', 'texts'])
    .where('country', '=', country)
    .orderBy('title')
    .orderBy('template_id')
    .execute()

/** Creates or changes a prepared answer. */
export function putTemplate(
  deps: Deps,
  { caller, country, params, body }: Context<typeof helpDeskCalls.putHelpTemplate>,
): Promise<AnswerOf<typeof helpDeskCalls.putHelpTemplate> | Refusal> {
  const { title, texts, reason } = body
  const intent = { caller, country, subject: `help-template:${params.id}`, reason }
  return audited(deps, intent, async (tx) => {
    const before = await findTemplate(tx, country, params.id)
    const change = { title, texts: JSON.stringify(texts), changed_at: deps.clock.now() }
    await tx
      .insertInto('help_template')
      .values({ country, template_id: params.id, ...change })
      .onConflict((conflict) => conflict.columns(['country', 'template_id']).doUpdateSet(change))
      .execute()
    const result = { template_id: params.id, title, texts }
    return { before: before ? describe(before) : null, after: describe(result), answer: { result } }
  })
}

export function deleteTemplate(
  deps: Deps,
  { caller, country, params, body }: Context<typeof helpDeskCalls.deleteHelpTemplate>,
): Promise<AnswerOf<typeof helpDeskCalls.deleteHelpTemplate> | Refusal> {
  const intent = { caller, country, subject: `help-template:${params.id}`, reason: body.reason }
  return audited(deps, intent, async (tx) => {
    const before = await findTemplate(tx, country, params.id)
    if (!before) return refuse('help.template-not-found')
    await tx
      .deleteFrom('help_template')
      .where('country', '=', country)
      .where('template_id', '=', params.id)
      .execute()
    return { before: describe(before), after: null, answer: { result: true as const } }
  })
}

const findTemplate = (tx: Tx, country: CountryCode, id: string) =>
  tx
    .selectFrom('help_template')
    .select(['title', 'texts'])
    .where('country', '=', country)
    .where('template_id', '=', id)
    .executeTakeFirst()

const describe = ({ title, texts }: Pick<HelpTemplate, 'title' | 'texts'>): string =>
  `${title}: ${JSON.stringify(texts)}`
