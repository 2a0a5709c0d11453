import type { operatorCalls } from '@beckon/contract'
import type { Context } from '../../platform/http/context.ts'
import { isRefusal, type Refusal } from '../../platform/refusal.ts'
import { audited } from './audited.ts'
import type { OperatorParts } from './operator-parts.ts'

/** Replaces a platform that embeds the portal: its keys, its pages and its vendors. */
export function putPlatform(
  parts: OperatorParts,
  { caller, country, params, body }: Context<typeof operatorCalls.putPlatform>,
): Promise<{ result: true } | Refusal> {
  const { reason, ...record } = body
  const intent = { caller, country, subject: `platform:${params.id}`, reason }
  return audited(parts, intent, async (tx) => {
    const states = await parts.platforms.put(tx, country, { platform_id: params.id, ...record })
    if (isRefusal(states)) return states
    return { ...states, answer: { result: true } as const }
  })
}
