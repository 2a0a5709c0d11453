import type { AnswerOf, exceptionCalls, ExceptionRecord } from '@beckon/contract'
import type { ExceptionAlert, ExceptionKind } from '@beckon/domain/exception'

/** The open exceptions, the oldest first, as of a time of the service. */
export interface KnownExceptions {
  readonly open: readonly ExceptionRecord[]
  /** Seconds since 1970, and the `since` of the next call. */
  readonly now: number
}

type Answer = AnswerOf<typeof exceptionCalls.listExceptions>

/** Pages that are read at most, against a service that never ends. */
const MOST_PAGES = 20

/** Reads all pages of the open exceptions; the time is that of the first one, so that no later change is missed. */
export async function readAll(
  list: (query: { readonly after?: string }) => Promise<Answer>,
): Promise<KnownExceptions> {
  const first = await list({})
  const open = [...first.result]
  let hasMore = first.has_more
  for (let page = 1; hasMore && page < MOST_PAGES; page += 1) {
    const last = open.at(-1)
    const answer = await list(last ? { after: last.exception_id } : {})
    open.push(...answer.result)
    hasMore = answer.has_more
  }
  return { open, now: first.next }
}

/** Applies the changes since the last call; an older state of an exception does not replace a newer one. */
export function withChanges({ open }: KnownExceptions, { result, next }: Answer): KnownExceptions {
  const byId = new Map(open.map((one) => [one.exception_id, one]))
  for (const one of result) {
    const known = byId.get(one.exception_id)
    if (known && known.changed_at > one.changed_at) continue
    if (one.closed_at === null) byId.set(one.exception_id, one)
    else byId.delete(one.exception_id)
  }
  const ordered = [...byId.values()].toSorted(
    (a, b) => a.opened_at - b.opened_at || a.exception_id.localeCompare(b.exception_id),
  )
  return { open: ordered, now: next }
}

export const isSnoozed = ({ snoozed_until: until }: ExceptionRecord, now: number): boolean =>
  until !== null && until > now

/** Whether an exception opened, opened again or ended its rest since the last look, and concerns the operator by sound. */
export function isHeard(
  before: KnownExceptions,
  after: KnownExceptions,
  listener: { readonly operatorId: string; readonly alertOf: (kind: ExceptionKind) => ExceptionAlert },
): boolean {
  const known = new Map(before.open.map((one) => [one.exception_id, one]))
  return after.open.some((one) => {
    const old = known.get(one.exception_id)
    const isNew = !old || old.opened_at < one.opened_at || isSnoozed(old, before.now)
    const isOthers = one.owner !== null && one.owner.operator_id !== listener.operatorId
    return isNew && !isOthers && !isSnoozed(one, after.now) && listener.alertOf(one.kind).sound
  })
}
