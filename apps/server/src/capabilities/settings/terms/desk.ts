import type { AnswerOf, ListedTerms, termsDeskCalls, WholeTerms } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import {
  completeLanguages,
  currentTerms,
  publishViolation,
  termsState,
  termsVersions,
  versionsWith,
} from '@beckon/domain/terms'
import { isLocaleTag } from '@beckon/texts'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { audited, operatorNames } from '../operators/index.ts'
import { builtInTerms } from './built-in-terms.ts'
import type { TermsDeps } from './deps.ts'
import {
  acceptances,
  deleteDraft,
  findDraft,
  findVersion,
  loadTerms,
  lockDraft,
  publishDraft,
  publishedVersions,
  putDraft,
  type TermsRow,
} from './store.ts'

type Answer = { readonly result: WholeTerms } | Refusal

/** Lists the versions of the terms of a country, drafts first, then the newest. */
export async function listTerms(
  deps: TermsDeps,
  deployment: Deployment,
): Promise<AnswerOf<typeof termsDeskCalls.listTerms>> {
  const rows = await loadTerms(deps.db, deployment.country)
  const facts = await factsOf(deps, deployment, rows)
  const languages = Object.keys(await builtInTerms(deps, deployment)).filter(isLocaleTag)
  const ofBuild = termsVersions.toReversed().map((version) => ({
    ...builtIn(facts, version),
    languages: version === lastOfBuild ? languages : [],
  }))
  return { result: [...rows.map((row) => listed(facts, row)), ...ofBuild] }
}

/** Returns a published version with its texts; of the build only the newest text is there. */
export async function readVersion(
  deps: TermsDeps,
  { deployment, params: { version } }: Context<typeof termsDeskCalls.readTermsVersion>,
): Promise<Answer> {
  const row = await findVersion(deps.db, deployment.country, version)
  if (row) return { result: await wholeOf(deps, deployment, row) }
  const ofBuild = termsVersions.find((one) => one === version)
  if (ofBuild === undefined) return refuse('request.not-found')
  const texts = ofBuild === lastOfBuild ? await builtInTerms(deps, deployment) : {}
  const facts = await factsOf(deps, deployment, [])
  const languages = Object.keys(texts).filter(isLocaleTag)
  return { result: { ...builtIn(facts, ofBuild), languages, revision: 0, texts } }
}

export async function readDraft(
  deps: TermsDeps,
  { deployment, params: { id } }: Context<typeof termsDeskCalls.readTermsDraft>,
): Promise<Answer> {
  const row = await findDraft(deps.db, deployment.country, id)
  return row ? { result: await wholeOf(deps, deployment, row) } : refuse('request.not-found')
}

/** Stores a draft. It is not in the record of changes: only operators see it, and publishing it is. */
export async function saveDraft(
  deps: TermsDeps,
  { deployment, caller, params: { id }, body }: Context<typeof termsDeskCalls.putTermsDraft>,
): Promise<Answer> {
  const { country, brand } = deployment
  const { texts, revision } = body
  const row = await putDraft(deps.db, {
    ...{ country, id, brand, texts, revision },
    operatorId: caller.operatorId,
    now: deps.clock.now(),
  })
  if (row) return { result: await wholeOf(deps, deployment, row) }
  const stored = await findDraft(deps.db, country, id)
  return stored ? changedMeanwhile(deps.db, stored) : refuse('request.not-found')
}

export function removeDraft(
  deps: TermsDeps,
  { country, caller, params: { id }, body }: Context<typeof termsDeskCalls.deleteTermsDraft>,
): Promise<AnswerOf<typeof termsDeskCalls.deleteTermsDraft> | Refusal> {
  const intent = { caller, country, subject: subjectOf(country), reason: body.reason }
  return audited(deps, intent, async (tx) => {
    const row = await deleteDraft(tx, country, id)
    if (!row) return refuse('request.not-found')
    return { before: `draft ${id}`, after: null, answer: { result: true as const } }
  })
}

/** Publishes a draft as a version that counts from a later day. */
export function publish(
  deps: TermsDeps,
  { deployment, caller, params: { id }, body }: Context<typeof termsDeskCalls.publishTerms>,
): Promise<Answer> {
  const { country, defaultLanguage } = deployment
  const { version, revision, reason } = body
  const now = deps.clock.now()
  // One subject for all versions: of two that are published at once, the second one is compared with the first.
  return audited(deps, { caller, country, subject: subjectOf(country), reason }, async (tx) => {
    const draft = await lockDraft(tx, country, id)
    if (!draft) return refuse('request.not-found')
    if (draft.revision !== revision) return changedMeanwhile(tx, draft)
    const versions = versionsWith(await publishedVersions(tx, country))
    const violation = publishViolation({ texts: draft.texts, defaultLanguage, version, versions, now })
    if (violation) return refuse('terms.invalid', { fields: { version: `console.terms.error.${violation}` } })
    const row = await publishDraft(tx, { country, id, version, operatorId: caller.operatorId, reason, now })
    const result = await wholeOf({ ...deps, db: tx }, deployment, row)
    return { before: currentTerms(versions), after: version, answer: { result } }
  })
}

const subjectOf = (country: string): string => `terms:${country}`

async function changedMeanwhile(db: Database, { changed_by: id, revision }: TermsRow): Promise<Refusal> {
  const names = await operatorNames(db, [id])
  return refuse('content.changed', { name: names.get(id) ?? '–', version: revision })
}

const lastOfBuild = currentTerms()

/** Values that the presentation of every version needs. */
interface Facts {
  readonly brand: string
  readonly versions: ReturnType<typeof versionsWith>
  readonly now: Date
  readonly names: ReadonlyMap<string, string>
  readonly accepted: ReadonlyMap<string, number>
}

async function factsOf(
  { db, clock }: Pick<TermsDeps, 'db' | 'clock'>,
  { country, brand }: Deployment,
  rows: readonly TermsRow[],
): Promise<Facts> {
  const ids = [...new Set(rows.map(({ published_by: publisher, changed_by: editor }) => publisher ?? editor))]
  return {
    brand,
    versions: versionsWith(await publishedVersions(db, country)),
    now: clock.now(),
    names: await operatorNames(db, ids),
    accepted: await acceptances(db, country),
  }
}

const builtIn = ({ brand, versions, now, accepted }: Facts, version: string): ListedTerms => ({
  terms_id: null,
  brand,
  state: termsState(version, versions, now),
  version,
  languages: [],
  operator_name: null,
  changed_at: null,
  reason: null,
  accepted: accepted.get(version) ?? 0,
})

const listed = ({ versions, now, names, accepted }: Facts, row: TermsRow): ListedTerms => ({
  terms_id: row.terms_id,
  brand: row.brand,
  state: termsState(row.version, versions, now),
  version: row.version,
  languages: completeLanguages(row.texts).filter(isLocaleTag),
  operator_name: names.get(row.published_by ?? row.changed_by) ?? null,
  changed_at: unixSeconds(row.published_at ?? row.changed_at),
  reason: row.reason,
  accepted: row.version === null ? 0 : (accepted.get(row.version) ?? 0),
})

async function wholeOf(
  deps: Pick<TermsDeps, 'db' | 'clock'>,
  deployment: Deployment,
  row: TermsRow,
): Promise<WholeTerms> {
  const facts = await factsOf(deps, deployment, [row])
  return { ...listed(facts, row), revision: row.revision, texts: row.texts }
}
