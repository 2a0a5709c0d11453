import { z } from 'zod'
import { listedTerms, termsDay, termsId, termsTexts, wholeTerms } from '../../wire/settings/terms.ts'
import { reason } from '../../wire/settings/operator.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/ops/v1/terms'
const audience = 'operator'
const one = z.object({ id: termsId })
const whole = z.object({ result: wholeTerms })
const revision = z.number().int().min(0)

export const listTerms = defineCall({
  name: 'listTerms',
  method: 'GET',
  path: base,
  summary: 'The versions of the terms of the country and the drafts, newest first.',
  audience,
  action: 'texts.read',
  answer: z.object({ result: z.array(listedTerms) }),
})

export const readTermsVersion = defineCall({
  name: 'readTermsVersion',
  method: 'GET',
  path: `${base}/versions/:version`,
  summary: 'A published version of the terms, with its texts.',
  audience,
  action: 'texts.read',
  params: z.object({ version: termsDay }),
  answer: whole,
})

export const readTermsDraft = defineCall({
  name: 'readTermsDraft',
  method: 'GET',
  path: `${base}/drafts/:id`,
  summary: 'A draft of the terms, with its texts.',
  audience,
  action: 'texts.read',
  params: one,
  answer: whole,
})

export const putTermsDraft = defineCall({
  name: 'putTermsDraft',
  method: 'PUT',
  path: `${base}/drafts/:id`,
  summary: 'Create or change a draft of the terms. Nobody but operators sees it.',
  audience,
  action: 'texts.edit',
  rate: 60,
  params: one,
  body: z.object({
    texts: termsTexts,
    /** The revision that the page showed; 0 for a new draft. */
    revision,
  }),
  answer: whole,
})

export const deleteTermsDraft = defineCall({
  name: 'deleteTermsDraft',
  method: 'DELETE',
  path: `${base}/drafts/:id`,
  summary: 'Delete a draft of the terms.',
  audience,
  action: 'texts.edit',
  params: one,
  body: z.object({ reason }),
  answer: z.object({ result: z.literal(true) }),
})

export const publishTerms = defineCall({
  name: 'publishTerms',
  method: 'POST',
  path: `${base}/drafts/:id/publish`,
  summary: 'Publish a draft as the version that counts from a day on; users are asked to accept it.',
  audience,
  action: 'texts.edit',
  rate: 20,
  params: one,
  body: z.object({ version: termsDay, revision, reason }),
  answer: whole,
})
