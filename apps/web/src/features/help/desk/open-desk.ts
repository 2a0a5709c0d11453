import { type AnswerOf, helpCalls } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import { answerTo, clientWith } from '../../../platform/client/index.ts'
import type { Desk } from './desk-context.ts'

/** Exchanges the one-time code of a page for the token of its calls. */
export async function openDesk(client: Client, code: string, signal?: AbortSignal): Promise<Desk> {
  const options = signal ? { signal } : {}
  return deskOf((await answerTo(client, helpCalls.enterHelp, { body: { code } }, options)).result)
}

/**
 * Extends the page by an hour with a new token of the portal. Undefined where that is refused or is for another
 * vendor: the page then continues with its own.
 */
export async function reopenDesk(
  client: Client,
  desk: Desk,
  { token, language }: { readonly token: string; readonly language: string },
): Promise<Desk | undefined> {
  const body = { token, language, order_id: desk.orderId }
  const page = await client.call(helpCalls.initHelp, { body })
  if (!page.ok) return undefined
  const [, code = ''] = page.answer.url.split('#')
  const entered = await client.call(helpCalls.enterHelp, { body: { code } })
  if (!entered.ok || entered.answer.result.vendor_id !== desk.vendorId) return undefined
  return deskOf(entered.answer.result)
}

const deskOf = (entered: AnswerOf<typeof helpCalls.enterHelp>['result']): Desk => ({
  client: clientWith(`Help ${entered.token}`),
  vendorId: entered.vendor_id,
  vendorName: entered.vendor_name,
  orderId: entered.order_id,
})
