import { localeTags } from '@beckon/domain/country'
import { termsLimits } from '@beckon/domain/terms'
import { z } from 'zod'
import { line, lines, unixSeconds } from '../common.ts'

/** A day, in UTC, from which a version of the terms counts. It is the name of the version. */
export const termsDay = z.iso.date()
export const termsId = z.uuid()

/** A draft may be incomplete. */
export const termsText = z.object({
  lead: lines(termsLimits.lead),
  sections: z
    .array(z.object({ title: line(termsLimits.title), text: lines(termsLimits.text) }))
    .max(termsLimits.sections),
})
export type TermsText = z.infer<typeof termsText>

/** The terms by language. */
export const termsTexts = z.partialRecord(z.enum(localeTags), termsText)
export type TermsTexts = z.infer<typeof termsTexts>

export const termsState = z.enum(['draft', 'announced', 'valid', 'past'])

export const listedTerms = z.object({
  /** Null for a version that is part of the build. */
  terms_id: termsId.nullable(),
  brand: z.string(),
  state: termsState,
  /** Null for a draft. */
  version: termsDay.nullable(),
  languages: z.array(z.enum(localeTags)),
  /** Of the last change, or of the publishing. Null for a version that is part of the build. */
  operator_name: z.string().nullable(),
  changed_at: unixSeconds.nullable(),
  reason: z.string().nullable(),
  /** Users of the country who accepted just this version after it was published. */
  accepted: z.number().int(),
})
export type ListedTerms = z.infer<typeof listedTerms>

export const wholeTerms = listedTerms.extend({
  /** Counts the changes of a draft. */
  revision: z.number().int(),
  texts: termsTexts,
})
export type WholeTerms = z.infer<typeof wholeTerms>
