import type { AnswerOf, exceptionCalls } from '@beckon/contract'
import { EXCEPTION_SNOOZE_SECONDS } from '@beckon/domain/limits'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { ExceptionDeps } from '../deps.ts'
import { operatorsOf } from '../read/operators-of.ts'
import { changeOne, type ExceptionChange } from './change-one.ts'

type Deps = Pick<ExceptionDeps, 'db' | 'clock' | 'jobs'>
type Changed = AnswerOf<typeof exceptionCalls.closeException>

/** Gives an exception to an operator who may work on it. The first of two who take it at once gets it. */
export function setOwner(
  deps: Deps,
  { body, ...context }: Context<typeof exceptionCalls.setExceptionOwner>,
): Promise<Changed | Refusal> {
  const { operator_id: ownerId, seen, reason } = body
  return changeOne(deps, { ...context, reason }, async (tx, row) => {
    if (row.owner_id !== seen) return refuse('exception.taken')
    const isOwn = ownerId === context.caller.operatorId
    const known = isOwn ? [] : await operatorsOf(tx, context.country, 'exceptions.act')
    const name = known.find(({ operator_id: id }) => id === ownerId)?.name ?? null
    if (ownerId !== null && !isOwn && name === null) return refuse('operator.not-found')
    return {
      columns: {
        owner_id: ownerId,
        taken_at: ownerId === null ? row.taken_at : (row.taken_at ?? deps.clock.now()),
      },
      event: eventOf(ownerId, isOwn ? null : name),
      before: row.owner_id,
      after: ownerId,
    }
  })
}

/** `name` is that of another operator who becomes the owner. */
function eventOf(ownerId: string | null, name: string | null): ExceptionChange['event'] {
  if (ownerId === null) return { kind: 'left', text: null }
  return { kind: name === null ? 'taken' : 'given', text: name }
}

/** Puts an exception aside until a time in the future, or ends that. */
export function snooze(
  deps: Deps,
  { body, ...context }: Context<typeof exceptionCalls.snoozeException>,
): Promise<Changed | Refusal> {
  const { until, reason } = body
  return changeOne(deps, { ...context, reason }, async (_tx, row) => {
    const now = unixSeconds(deps.clock.now())
    if (until !== null && (until <= now || until > now + EXCEPTION_SNOOZE_SECONDS)) {
      return refuse('request.invalid', { fields: { until: 'out of range' } })
    }
    const at = until === null ? null : new Date(until * 1000)
    return {
      columns: { snoozed_until: at, snooze_reason: at && reason },
      event: { kind: at ? 'snoozed' : 'woken', text: reason },
      before: row.snoozed_until?.toISOString() ?? null,
      after: at?.toISOString() ?? null,
    }
  })
}

export function note(
  deps: Deps,
  { body, ...context }: Context<typeof exceptionCalls.noteException>,
): Promise<Changed | Refusal> {
  return changeOne(deps, { ...context, reason: body.text }, async () => ({
    columns: {},
    event: { kind: 'noted', text: body.text },
    before: null,
    after: 'note',
  }))
}

/** Closes an exception although its cause may remain. */
export function closeByHand(
  deps: Deps,
  { body, ...context }: Context<typeof exceptionCalls.closeException>,
): Promise<Changed | Refusal> {
  return changeOne(deps, { ...context, reason: body.reason }, async () => ({
    columns: {
      closed_at: deps.clock.now(),
      closed_by: context.caller.operatorId,
      close_reason: body.reason,
      absent_since: null,
    },
    event: { kind: 'closed', text: body.reason },
    before: 'open',
    after: 'closed',
  }))
}
