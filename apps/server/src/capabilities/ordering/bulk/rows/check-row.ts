import { readRow, type RowCells, type RowDraft } from '@beckon/domain/bulk'
import { isInDeliveryArea, isServiceOpen } from '@beckon/domain/delivery'
import { toMinor } from '@beckon/domain/money'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { BulkPlace, StoredBulkProblem } from '../schema.ts'
import { isRefusal } from '../../../../platform/refusal.ts'
import type { BulkDeps } from '../deps.ts'
import { findPlace } from './find-place.ts'
import { pressureProblem } from './pressure-problem.ts'
import { memoised } from './memoise.ts'
import type { RowContext } from './row-rules.ts'

export interface GivenRow {
  readonly row: number
  readonly cells: RowCells
  /** The user's pin; null where the address is to be looked up. */
  readonly place: BulkPlace | null
}

/** A row with all that is wrong with it, and what it would cost. */
export interface CheckedRow {
  readonly row: number
  readonly cells: RowCells
  readonly draft: RowDraft
  readonly problems: readonly StoredBulkProblem[]
  readonly place: BulkPlace | null
  readonly fee: { readonly minor: number; readonly signature: string } | null
  readonly amountMinor: number
}

const error = (column: StoredBulkProblem['column'], code: string): StoredBulkProblem => ({
  column,
  code,
  severity: 'error',
})
const warning = (column: StoredBulkProblem['column'], code: string): StoredBulkProblem => ({
  column,
  code,
  severity: 'warning',
})

/** Checks one row on its own: its cells, its address, its deliverability, its fee. */
export async function checkRow(deps: BulkDeps, checking: RowContext, given: GivenRow): Promise<CheckedRow> {
  const { draft, violations, warnings } = readRow(given.cells, checking.rules)
  const found = await findPlace(deps, checking, draft, given.place)
  const ride = found.place?.confirmed ? await rideTo(deps, checking, draft, found.place) : noRide
  const amount = toMinor(draft.amount ?? 0, checking.deployment.currency)
  return {
    row: given.row,
    cells: given.cells,
    draft,
    place: found.place,
    fee: ride.fee,
    amountMinor: amount.ok ? amount.money.minor : 0,
    problems: [
      ...violations.map(({ column, code }) => error(column, code)),
      ...(found.problem ? [error('address', found.problem)] : []),
      ...(found.place?.taken ? [warning('address', 'address-taken')] : []),
      ...ride.problems,
      ...(draft.coldBag ? [warning('cold-bag', 'cold-bag-unavailable')] : []),
      ...warnings.map(({ column, code }) => warning(column, code)),
    ],
  }
}

interface Ride {
  readonly fee: CheckedRow['fee']
  readonly problems: readonly StoredBulkProblem[]
}

const noRide: Ride = { fee: null, problems: [] }

const violationOf: Readonly<Record<string, string>> = {
  'delivery.too-far': 'too-far',
  'delivery.cannot-compute-price': 'no-price',
}

/** Returns whether a rider may go there, and the fee. The rules are those of a single request. */
async function rideTo(
  { pricing, clock }: BulkDeps,
  { vendor, deployment, parameters, known }: RowContext,
  draft: RowDraft,
  place: BulkPlace,
): Promise<Ride> {
  const destination = { latitude: place.latitude, longitude: place.longitude }
  const at = draft.preorderedFor ?? unixSeconds(clock.now())
  const isOpen =
    known.open.get(at) ?? isServiceOpen(vendor, { ...parameters, timezone: deployment.timezone }, at)
  known.open.set(at, isOpen)
  // A user may mend rows before the service opens.
  const hours = isOpen
    ? []
    : [draft.preorderedFor === null ? warning(null, 'closed') : error('time', 'closed')]
  if (!isInDeliveryArea(vendor, destination)) {
    return { fee: null, problems: [error('address', 'outside-area'), ...hours] }
  }
  const cash = draft.payment === 'CASH_ON_DELIVERY'
  const key = [place.latitude, place.longitude, cash, draft.preorderedFor].join()
  const quote = await memoised(known.quotes, key, () =>
    pricing.quote({
      vendor,
      deployment,
      source: { latitude: vendor.latitude, longitude: vendor.longitude },
      destination,
      type: draft.preorderedFor === null ? 'INSTANT' : 'LATER',
      cash,
      collectAt: draft.preorderedFor,
    }),
  )
  if (isRefusal(quote)) {
    const problem = pressureProblem(quote.refused)
    if (problem) return { fee: null, problems: [{ ...problem, severity: 'error' }, ...hours] }
    return { fee: null, problems: [error('address', violationOf[quote.refused] ?? 'no-price'), ...hours] }
  }
  const fee = toMinor(quote.fee, deployment.currency)
  if (!fee.ok) return { fee: null, problems: [error('address', 'no-price'), ...hours] }
  return { fee: { minor: fee.money.minor, signature: quote.signature }, problems: hours }
}
