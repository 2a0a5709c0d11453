import { type AnswerOf, helpCalls } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import { answerTo, clientWith } from '../../../platform/client/index.ts'
import type { HelpSession } from './help-session-context.ts'

/** Exchanges the one-time code of a page for the token of its calls. */
export async function startHelpSession(
  client: Client,
  code: string,
  signal?: AbortSignal,
): Promise<HelpSession> {
  const options = signal ? { signal } : {}
  return deskOf((await answerTo(client, helpCalls.enterHelp, { body: { code } }, options)).result)
}

/**
 * Extends the page by an hour with a new token of the portal. Undefined where that is refused or is for another
 * vendor: the page then continues with its own.
 */
export async function renewHelpSession(
  client: Client,
  session: HelpSession,
  { token, language }: { readonly token: string; readonly language: string },
): Promise<HelpSession | undefined> {
  const body = { token, language, order_id: session.orderId }
  const page = await client.call(helpCalls.initHelp, { body })
  if (!page.ok) return undefined
  const [, code = ''] = page.answer.url.split('#')
  const entered = await client.call(helpCalls.enterHelp, { body: { code } })
  if (!entered.ok || entered.answer.result.vendor_id !== session.vendorId) return undefined
  return deskOf(entered.answer.result)
}

const deskOf = (entered: AnswerOf<typeof helpCalls.enterHelp>['result']): HelpSession => ({
  client: clientWith(`Help ${entered.token}`),
  vendorId: entered.vendor_id,
  vendorName: entered.vendor_name,
  orderId: entered.order_id,
})
