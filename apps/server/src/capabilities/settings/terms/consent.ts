import type { AnswerOf, QueryOf, shownTermsCalls, TermsStanding } from '@beckon/contract'
import type { CountryCode, Deployment } from '@beckon/domain/country'
import { currentTerms, termsOf, versionsWith } from '@beckon/domain/terms'
import { chooseLocale } from '@beckon/texts'
import type { VendorCaller } from '../../../platform/auth/callers.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import type { TermsDeps } from './deps.ts'
import { findVersion, publishedVersions } from './store.ts'

type Deps = Pick<TermsDeps, 'db' | 'clock'>

const versionsOf = async ({ db }: Pick<Deps, 'db'>, country: CountryCode) =>
  versionsWith(await publishedVersions(db, country))

/** Records that a user accepts the newest version of the terms. */
export async function accept(
  deps: Deps,
  country: CountryCode,
  caller: VendorCaller,
  version: string,
): Promise<{ result: TermsStanding } | Refusal> {
  // Users agree to the version that they have read, so an outdated page must be reloaded.
  if (version !== currentTerms(await versionsOf(deps, country))) return refuse('terms.not-current')
  await deps.db
    .insertInto('terms_acceptance')
    .values({ user_id: caller.userId, version, accepted_at: deps.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { result: await standingOf(deps, country, caller) }
}

/** Registering was agreeing to what counted on that day. */
export async function standingOf(
  deps: Pick<Deps, 'db'>,
  country: CountryCode,
  { userId }: VendorCaller,
): Promise<TermsStanding> {
  const versions = await versionsOf(deps, country)
  const user = await deps.db
    .selectFrom('user_account')
    .select(({ selectFrom }) => [
      'terms_accepted_at',
      selectFrom('terms_acceptance')
        .select(({ fn }) => fn.max('version').as('version'))
        .whereRef('terms_acceptance.user_id', '=', 'user_account.user_id')
        .as('later'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const registered = user?.terms_accepted_at ? termsOf(user.terms_accepted_at, versions) : null
  return { version: currentTerms(versions), accepted_version: user?.later ?? registered }
}

interface Reader {
  readonly deployment: Deployment
  readonly language: string
}

/** Returns the newest version of the terms, or an older one, in the language of the reader. */
export async function showTerms(
  deps: Pick<Deps, 'db'>,
  { deployment, language }: Reader,
  { version }: QueryOf<typeof shownTermsCalls.showTerms>,
): Promise<AnswerOf<typeof shownTermsCalls.showTerms> | Refusal> {
  const { country } = deployment
  const versions = await versionsOf(deps, country)
  const shown = version ?? currentTerms(versions)
  if (!versions.includes(shown)) return refuse('request.not-found')
  const row = await findVersion(deps.db, country, shown)
  if (!row) return { result: { version: shown, language: null, text: null } }
  const wanted = chooseLocale([language], deployment)
  const locale = row.texts[wanted] ? wanted : deployment.defaultLanguage
  return { result: { version: shown, language: locale, text: row.texts[locale] ?? null } }
}
