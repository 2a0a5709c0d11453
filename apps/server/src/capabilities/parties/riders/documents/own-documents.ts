import type { RiderDocument } from '@beckon/contract'
import { type CountryCode, type DocumentKind, documentKinds } from '@beckon/domain/country'
import { type DocumentState, documentState, requiredDocuments, type Vehicle } from '@beckon/domain/rider'
import { dayOf } from '@beckon/domain/time'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { findAccount, type RiderAccountRow } from '../accounts/account-store.ts'
import type { RiderDeps } from '../deps.ts'
import { type DocumentRow, documentsOf } from './document-store.ts'

type Deps = Pick<RiderDeps, 'clock' | 'parameters' | 'deploymentOf'>

/** Returns the present day of a country, `2026-03-29`. */
export const todayIn = (
  { clock, deploymentOf }: Pick<Deps, 'clock' | 'deploymentOf'>,
  country: CountryCode,
) => dayOf(unixSeconds(clock.now()), deploymentOf(country).timezone)

/** Returns the documents of a rider by kind: those that are required, and those that were sent. */
export async function ownDocuments(
  deps: Deps,
  db: Database,
  riderId: string,
): Promise<{ result: RiderDocument[] } | Refusal> {
  const account = await findAccount(db, riderId)
  if (!account) return refuse('rider.not-found')
  const kinds = await documentsByKind(deps, db, account)
  return { result: kinds.map(({ sent, ...kind }) => ({ ...kind, sent: sent.map(presentSent) })) }
}

/** One kind of document of a rider: the approved document, and the newest one where it is another. */
export interface DocumentsOfKind extends Pick<RiderDocument, 'kind' | 'is_required' | 'state'> {
  readonly sent: readonly DocumentRow[]
}

/** Returns the kinds of documents that a rider needs or has sent. */
export async function documentsByKind(
  deps: Deps,
  db: Database,
  { rider_id: riderId, country, vehicle }: Pick<RiderAccountRow, 'rider_id' | 'country' | 'vehicle'>,
): Promise<DocumentsOfKind[]> {
  const rows = await documentsOf(db, riderId)
  const required = await requiredIn(deps, country, vehicle)
  const today = todayIn(deps, country)
  const shown = documentKinds.filter(
    (kind) => required.includes(kind) || rows.some((row) => row.kind === kind),
  )
  return shown.map((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind)
    const { approved, newest } = countedOf(ofKind)
    const sent = [approved, newest].flatMap((row) => (row ? [row] : []))
    return { kind, is_required: required.includes(kind), state: stateOfKind(ofKind, today), sent }
  })
}

/** Returns the documents that a rider with this vehicle needs in the country. */
export const requiredIn = async (
  { parameters }: Pick<Deps, 'parameters'>,
  country: CountryCode,
  vehicle: Vehicle,
): Promise<readonly DocumentKind[]> =>
  requiredDocuments(vehicle, (await parameters.of(country)).riderDocuments)

function countedOf(rows: readonly DocumentRow[]) {
  const approved = rows.find(({ state }) => state === 'approved')
  const last = rows.at(-1)
  const newest = rows.find(({ state }) => state === 'waiting') ?? (last === approved ? undefined : last)
  return { approved, newest }
}

/** Returns the state of one kind of document of a rider by all that were sent, oldest first. */
export function stateOfKind(rows: readonly DocumentRow[], today: string): DocumentState {
  const { approved, newest } = countedOf(rows)
  return documentState({ validUntil: approved?.expires_on ?? null, newest: newestState(newest) }, today)
}

const newestState = (row: DocumentRow | undefined): 'waiting' | 'refused' | null =>
  row?.state === 'waiting' || row?.state === 'refused' ? row.state : null

const presentSent = (row: DocumentRow): RiderDocument['sent'][number] => ({
  ...presentDocument(row),
  number: row.number,
})

/** The fields of a document that the rider and operators see. */
export const presentDocument = (row: DocumentRow) => ({
  id: row.document_id,
  kind: row.kind,
  expires_on: row.expires_on,
  media_type: row.media_type,
  sent_at: unixSeconds(row.sent_at),
  state: row.state === 'replaced' ? ('refused' as const) : row.state,
  reason: row.reason,
})
