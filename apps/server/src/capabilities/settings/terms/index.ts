import { shownTermsCalls, termsCalls, termsDeskCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { TextsService } from '../texts/index.ts'
import { accept, showTerms, standingOf } from './consent.ts'
import type { TermsDeps } from './deps.ts'
import { listTerms, publish, readDraft, readVersion, removeDraft, saveDraft } from './desk.ts'

export interface TermsService {
  routes(app: FastifyInstance): void
}

/** The versions of the terms of each country, and the consent of users to them. */
export function terms(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  translate: TextsService['translate'],
): TermsService {
  const deps: TermsDeps = { db, clock, translate }
  return {
    routes(app) {
      serve(app, termsCalls.readTerms, async ({ country, caller }) => ({
        result: await standingOf(deps, country, caller),
      }))
      serve(app, termsCalls.acceptTerms, ({ country, caller, body }) =>
        accept(deps, country, caller, body.version),
      )
      serve(app, shownTermsCalls.showTerms, (context) => showTerms(deps, context, context.query))
      deskRoutes(app, deps)
    },
  }
}

function deskRoutes(app: FastifyInstance, deps: TermsDeps): void {
  serve(app, termsDeskCalls.listTerms, ({ deployment }) => listTerms(deps, deployment))
  serve(app, termsDeskCalls.readTermsVersion, (context) => readVersion(deps, context))
  serve(app, termsDeskCalls.readTermsDraft, (context) => readDraft(deps, context))
  serve(app, termsDeskCalls.putTermsDraft, (context) => saveDraft(deps, context))
  serve(app, termsDeskCalls.deleteTermsDraft, (context) => removeDraft(deps, context))
  serve(app, termsDeskCalls.publishTerms, (context) => publish(deps, context))
}
