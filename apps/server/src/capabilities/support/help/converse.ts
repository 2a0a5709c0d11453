import { randomUUID } from 'node:crypto'
import type { WholeConversation } from '@beckon/contract'
import { helpLimits } from '@beckon/domain/limits'
import { vendorOf } from '@beckon/domain/order'
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts'
import { idempotently } from '../../../platform/http/idempotency.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import type { HelpCaller } from '../../../platform/auth/callers.ts'
import { attach } from './files.ts'
import type { HelpDeps } from './deps.ts'
import { HELP_AWAY } from './notify-absent-user.ts'
import {
  type ConversationKey,
  type ConversationRow,
  lockConversation,
  markSeen,
  setClosed,
  type Side,
  updateConversation,
  wholeOf,
  type Whose,
} from './store.ts'

export interface NewMessage {
  readonly text: string
  readonly files: readonly string[]
}

type Answer = { result: WholeConversation } | Refusal

const EVERYTHING = 2_147_483_647

export interface NewConversation extends NewMessage {
  readonly orderId: string | null
  readonly language: string
  readonly key: string
}

export async function begin(
  deps: HelpDeps,
  caller: HelpCaller,
  { orderId, language, key, ...words }: NewConversation,
): Promise<Answer> {
  const now = deps.clock.now()
  const once = {
    vendorId: caller.vendorId,
    key: `help ${caller.userId} ${key}`,
    body: { orderId, words },
    now,
  }
  return inTransaction(deps.db, (tx) =>
    idempotently(tx, once, async () => {
      if ((await openOnes(tx, caller)) >= helpLimits.open) return refuse('help.too-many')
      if (orderId !== null && !(await isTheirs(deps, caller, orderId))) return refuse('order.not-found')
      const row: ConversationRow = {
        vendor_id: caller.vendorId,
        conversation_id: randomUUID(),
        country: caller.country,
        user_id: caller.userId,
        order_id: orderId,
        status: 'OPEN',
        language,
        created_at: now,
        updated_at: now,
        assigned_to: null,
        waiting_since: null,
        first_answer_at: null,
      }
      await tx.insertInto('help_conversation').values(row).execute()
      return say(deps, tx, { row, whose: caller, side: 'user', words })
    }),
  )
}

/** Of the vendor itself, or of an outlet whose orders it sees among its own. */
async function isTheirs(
  { vendors }: HelpDeps,
  { userId, country }: HelpCaller,
  orderId: string,
): Promise<boolean> {
  const vendorId = vendorOf(orderId)
  if (vendorId === undefined) return false
  return !isRefusal(await vendors.vendorFor({ userId, country, action: 'orders.read' }, vendorId))
}

const openOnes = async (tx: Tx, { userId, vendorId }: HelpCaller): Promise<number> => {
  const { count } = await tx
    .selectFrom('help_conversation')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('vendor_id', '=', vendorId)
    .where('status', '!=', 'CLOSED')
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface Writing extends NewMessage {
  readonly side: Side
  readonly conversationId: string
  /** Of this one sending, however often it is repeated. */
  readonly key: string
}

export function write(
  deps: HelpDeps,
  whose: Whose,
  { side, conversationId, key, ...words }: Writing,
): Promise<Answer> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const row = await lockConversation(tx, whose, conversationId)
    if (!row) return refuse('help.not-found')
    const once = { vendorId: row.vendor_id, key: `help ${side} ${conversationId} ${key}`, body: words, now }
    return idempotently(tx, once, () => say(deps, tx, { row, whose, side, words }))
  })
}

interface MessageToStore {
  readonly row: ConversationRow
  readonly whose: Whose
  readonly side: Side
  readonly words: NewMessage
}

/** Writing marks the earlier messages as read. */
async function say(deps: HelpDeps, tx: Tx, { row, whose, side, words }: MessageToStore): Promise<Answer> {
  const now = deps.clock.now()
  const position = await nextOf(tx, row)
  const { text } = words
  const { vendor_id, conversation_id } = row
  await markSeen(tx, row, { by: side, upTo: EVERYTHING, at: now })
  await tx
    .insertInto('help_message')
    .values({ vendor_id, conversation_id, position, sender: side, text, created_at: now, seen_at: null })
    .execute()
  const attached = await attach(tx, row, { position, files: words.files, whose })
  if (attached) return attached
  await updateConversation(tx, row, { ...stateAfter(row, whose, now), updated_at: now })
  if (side === 'operator') await notifyLater(deps, tx, row, position)
  const whole = await wholeOf(tx, whose, conversation_id)
  return whole ? { result: whole } : refuse('help.not-found')
}

/** An answer assigns a conversation without an operator. */
const stateAfter = (row: ConversationRow, whose: Whose, now: Date) =>
  whose.kind === 'operator'
    ? {
        status: 'ANSWERED' as const,
        waiting_since: null,
        first_answer_at: row.first_answer_at ?? now,
        assigned_to: row.assigned_to ?? whose.operatorId,
      }
    : { status: 'OPEN' as const, waiting_since: row.waiting_since ?? now }

const notifyLater = ({ jobs, clock }: HelpDeps, tx: Tx, key: ConversationKey, position: number) =>
  jobs.send(
    HELP_AWAY,
    { vendorId: key.vendor_id, conversationId: key.conversation_id, position },
    { tx, startAfter: new Date(clock.now().getTime() + helpLimits.away * 1000) },
  )

async function nextOf(tx: Tx, { vendor_id, conversation_id }: ConversationKey): Promise<number> {
  const { count } = await tx
    .selectFrom('help_message')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('vendor_id', '=', vendor_id)
    .where('conversation_id', '=', conversation_id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function see(
  deps: HelpDeps,
  caller: HelpCaller,
  conversationId: string,
  upTo: number,
): Promise<{ result: true } | Refusal> {
  return inTransaction(deps.db, async (tx) => {
    const row = await lockConversation(tx, caller, conversationId)
    if (!row) return refuse('help.not-found')
    await markSeen(tx, row, { by: 'user', upTo, at: deps.clock.now() })
    return { result: true as const }
  })
}

/** Opening a conversation marks it as seen by the operator. */
export async function openForOperator(deps: HelpDeps, whose: Whose, conversationId: string): Promise<Answer> {
  const whole = await wholeOf(deps.db, whose, conversationId)
  if (!whole) return refuse('help.not-found')
  await markSeen(deps.db, whole, { by: 'operator', upTo: EVERYTHING, at: deps.clock.now() })
  return { result: { ...whole, unseen: 0 } }
}

export function close(deps: HelpDeps, whose: Whose, conversationId: string): Promise<Answer> {
  return inTransaction(deps.db, async (tx) => {
    const row = await lockConversation(tx, whose, conversationId)
    if (!row) return refuse('help.not-found')
    await setClosed(tx, row, deps.clock.now())
    const whole = await wholeOf(tx, whose, conversationId)
    return whole ? { result: whole } : refuse('help.not-found')
  })
}
