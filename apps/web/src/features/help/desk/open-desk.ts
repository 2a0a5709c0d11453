import { type AnswerOf, helpCalls } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import { answerTo, clientWith } from '../../../platform/client/index.ts'
import type { Desk } from './desk-context.ts'

/** Changes the code of a page, which is good once, for what its calls are made with. */
export async function openDesk(client: Client, code: string, signal?: AbortSignal): Promise<Desk> {
  const options = signal ? { signal } : {}
  return deskOf((await answerTo(client, helpCalls.enterHelp, { body: { code } }, options)).result)
}

/**
 * The same page for another hour, by a new word of the portal. Undefined where it is not taken, or is for another vendor:
 * then the page goes on with what it has.
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
