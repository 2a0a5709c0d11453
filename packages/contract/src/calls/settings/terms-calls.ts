import { z } from 'zod'
import { defineCall } from '../define-call.ts'

const path = '/api/auth/v1/terms'
/** The day from which a version of the terms counts. */
const version = z.iso.date()

const standing = z.object({
  result: z.object({
    /** The newest. */
    version,
    /** The version that this user agreed to last; null for none. */
    accepted_version: version.nullable(),
  }),
})
export type TermsStanding = z.infer<typeof standing>['result']

export const readTerms = defineCall({
  name: 'readTerms',
  method: 'GET',
  path,
  summary: 'Which version of the terms there is, and which this user agreed to.',
  audience: 'vendor',
  memberAction: 'self',
  modes: ['classic'],
  answer: standing,
})

/** Only the newest can be agreed to; twice is once. */
export const acceptTerms = defineCall({
  name: 'acceptTerms',
  method: 'POST',
  path,
  summary: 'Agree to the newest version of the terms.',
  audience: 'vendor',
  memberAction: 'self',
  modes: ['classic'],
  rate: 20,
  body: z.object({ version }),
  answer: standing,
})
