import type { ListedRider } from '@beckon/contract'
import { documentKinds } from '@beckon/domain/country'
import {
  type Duty,
  proposesSuspension,
  requiredDocuments,
  shiftStanding,
  strikesInForce,
} from '@beckon/domain/rider'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import type { RiderDeps } from '../deps.ts'
import { type DocumentRow, documentsOfRiders } from '../documents/document-store.ts'
import { stateOfKind, todayIn } from '../documents/own-documents.ts'
import { periodOf } from '../shifts/plan-shift.ts'
import { periodsOf } from '../shifts/shift-store.ts'
import { timesOf } from '../strikes/present-strike.ts'
import { strikeTimesOf } from '../strikes/strike-store.ts'
import type { RiderAccountRow } from './account-store.ts'

type Account = Pick<RiderAccountRow, 'rider_id' | 'country' | 'vehicle' | 'status'>
type Standing = Pick<ListedRider, 'duty' | 'shift' | 'documents_due' | 'strikes' | 'proposes_suspension'>

export type StandingDeps = Pick<RiderDeps, 'clock' | 'parameters' | 'deploymentOf'>

/** Shifts of the near past and future count for being in one. */
const NEAR_MS = 3_600_000

/**
 * Returns duty, due documents and strikes of these riders of one country, in a few statements however many riders there
 * are.
 */
export async function standingOfRiders(
  deps: StandingDeps,
  db: Database,
  accounts: readonly Account[],
): Promise<(account: Account) => Standing> {
  const ids = accounts.map(({ rider_id: id }) => id)
  const at = deps.clock.now()
  const now = unixSeconds(at)
  const near = { from: new Date(at.getTime() - NEAR_MS), until: new Date(at.getTime() + NEAR_MS) }
  const duties = new Map((await dutiesOf(db, ids)).map((row) => [row.rider_id, row]))
  const shifts = Map.groupBy(await periodsOf(db, ids, near), ({ rider_id: id }) => id)
  const strikes = Map.groupBy(await strikeTimesOf(db, ids), ({ rider_id: id }) => id)
  const documents = Map.groupBy(await documentsOfRiders(db, ids), ({ rider_id: id }) => id)
  const dueOf = await documentsDue(deps, accounts)
  return (account) => {
    const { rider_id: id, status } = account
    const row = duties.get(id)
    const state = row ? dutyOfRow(row) : 'off'
    const count = strikesInForce((strikes.get(id) ?? []).map(timesOf), now)
    return {
      duty: { state, since: row?.duty_since ? unixSeconds(row.duty_since) : null },
      shift: shiftStanding(state, (shifts.get(id) ?? []).map(periodOf), now) ?? null,
      documents_due: dueOf(account, documents.get(id) ?? []),
      strikes: count,
      proposes_suspension: proposesSuspension(count, status),
    }
  }
}

async function dutiesOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('rider')
    .select(['rider_id', 'on_duty', 'on_break', 'duty_since'])
    .where('rider_id', 'in', ids)
    .execute()
}

const dutyOfRow = ({ on_duty, on_break }: { on_duty: boolean; on_break: boolean }): Duty =>
  on_duty ? 'on' : on_break ? 'break' : 'off'

/** Required documents that do not count or expire soon, and others that wait; none for a rider who has left. */
async function documentsDue(deps: StandingDeps, accounts: readonly Account[]) {
  const [first] = accounts
  const required = first ? (await deps.parameters.of(first.country)).riderDocuments : []
  const today = first ? todayIn(deps, first.country) : ''
  return ({ vehicle, status }: Account, rows: readonly DocumentRow[]): Standing['documents_due'] => {
    if (status === 'left') return []
    const needed = requiredDocuments(vehicle, required)
    return documentKinds.flatMap((kind) => {
      const ofKind = rows.filter((row) => row.kind === kind)
      const isWaiting = ofKind.some((row) => row.state === 'waiting')
      if (!needed.includes(kind)) return isWaiting ? [{ kind, state: 'waiting' as const }] : []
      const state = stateOfKind(ofKind, today)
      if (state !== 'valid') return [{ kind, state }]
      return isWaiting ? [{ kind, state: 'waiting' as const }] : []
    })
  }
}
