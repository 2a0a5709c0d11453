import { termsCalls, type TermsStanding } from '@beckon/contract'
import { currentTerms, termsOf } from '@beckon/domain/terms'
import type { FastifyInstance } from 'fastify'
import type { VendorCaller } from '../../../platform/auth/callers.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'

type Deps = Pick<Platform, 'db' | 'clock'>

export interface TermsService {
  routes(app: FastifyInstance): void
}

/** Consent of users to the terms, version by version. */
export function terms(deps: Deps): TermsService {
  return {
    routes(app) {
      serve(app, termsCalls.readTerms, async ({ caller }) => ({ result: await standingOf(deps, caller) }))
      serve(app, termsCalls.acceptTerms, ({ caller, body }) => accept(deps, caller, body.version))
    },
  }
}

async function accept(
  deps: Deps,
  caller: VendorCaller,
  version: string,
): Promise<{ result: TermsStanding } | Refusal> {
  // Users agree to the version that they have read, so an outdated page must be reloaded.
  if (version !== currentTerms()) return refuse('terms.not-current')
  await deps.db
    .insertInto('terms_acceptance')
    .values({ user_id: caller.userId, version, accepted_at: deps.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { result: await standingOf(deps, caller) }
}

/** Registering was agreeing to what counted on that day. */
async function standingOf({ db }: Deps, { userId }: VendorCaller): Promise<TermsStanding> {
  const user = await db
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
  const registered = user?.terms_accepted_at ? termsOf(user.terms_accepted_at) : null
  return { version: currentTerms(), accepted_version: user?.later ?? registered }
}
