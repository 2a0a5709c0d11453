import type { AnswerOf, moneyOpsCalls } from '@beckon/contract'
import type { Context } from '../../../../platform/http/context.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { audited } from '../../../settings/operators/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { type CaseRow, loadCases, writeCase } from './difference-store.ts'
import { presentDays } from './present-day.ts'
import { loadDay } from './reconcile-store.ts'

type Request = Context<typeof moneyOpsCalls.workOnDifference>
type Answer = AnswerOf<typeof moneyOpsCalls.workOnDifference>
type Deps = Pick<PaymentDeps, 'db' | 'clock'>

/** Changes owner, note or end of the work on a difference, and records it. */
export async function workOnDifference(deps: Deps, request: Request): Promise<Answer | Refusal> {
  const { caller, country, deployment, params, body } = request
  const find = async () => {
    const day = await loadDay(deps.db, country, params.day)
    const [shown] = day ? await presentDays(deps.db, deployment, [day]) : []
    return shown?.differences.find(
      ({ kind, reference }) => kind === body.kind && reference === body.reference,
    )
  }
  if (!(await find())) return refuse('request.not-found')
  const subject = `difference:${params.day}:${body.kind}:${body.reference}`
  const done = await audited(deps, { caller, country, subject, reason: body.reason }, async (tx) => {
    const before = (await loadCases(tx, country, [params.day])).find(
      ({ kind, reference }) => kind === body.kind && reference === body.reference,
    )
    const after = changed(request, before, deps.clock.now())
    await writeCase(tx, after)
    return { before: before ? described(before) : null, after: described(after), answer: true }
  })
  if (isRefusal(done)) return done
  const result = await find()
  return result ? { result } : refuse('request.not-found')
}

type Work = Omit<CaseRow, 'owner_name' | 'closed_by_name'>

function changed({ caller, country, params, body }: Request, before: Work | undefined, now: Date): Work {
  const { kind, reference, note } = body
  const owners = { KEEP: before?.owner_id ?? null, TAKE: caller.operatorId, RELEASE: null }
  const wasClosed = (before?.closed_at ?? null) !== null
  const ends =
    body.is_closed && wasClosed && before
      ? before
      : {
          closed_by: body.is_closed ? caller.operatorId : null,
          closed_at: body.is_closed ? now : null,
          closed_reason: body.is_closed ? body.reason : null,
        }
  const { closed_by, closed_at, closed_reason } = ends
  const owner_id = owners[body.owner]
  return {
    ...{ country, day: params.day, kind, reference, owner_id, note },
    ...{ closed_by, closed_at, closed_reason, updated_at: now },
  }
}

/** The work as text for the record of changes. */
const described = ({ owner_id, note, closed_at }: Work): string =>
  [closed_at ? 'closed' : 'open', owner_id ? `owner ${owner_id}` : 'no owner', note]
    .filter(Boolean)
    .join(', ')
