import { localeTags } from '@beckon/domain/country'
import { z } from 'zod'
import { termsDay, termsText } from '../../wire/settings/terms.ts'
import { defineCall } from '../define-call.ts'

/** The texts are those of the language of the request, else of the country; null for versions of the build. */
export const showTerms = defineCall({
  name: 'showTerms',
  method: 'GET',
  path: '/api/terms/v1/terms',
  summary: 'The newest version of the terms of the country, or one that was published before.',
  audience: 'open',
  rate: 120,
  query: z.object({ version: termsDay.optional() }),
  answer: z.object({
    result: z.object({
      version: termsDay,
      language: z.enum(localeTags).nullable(),
      text: termsText.nullable(),
    }),
  }),
})
