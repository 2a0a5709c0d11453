import { localeTags } from '@beckon/domain/country'
import { textScreens } from '@beckon/domain/text'
import { z } from 'zod'
import { editableText, textVersion } from '../../wire/settings/text.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/ops/v1/texts'
const audience = 'operator'
const action = 'texts.read'
const MOST_TEXTS = 500

export const searchTexts = defineCall({
  name: 'searchTexts',
  method: 'GET',
  path: `${base}/search`,
  summary:
    'The texts of a language of the country by words, screen and whether they were corrected, ordered by screen.',
  audience,
  action,
  rate: 120,
  query: z.object({
    locale: z.enum(localeTags),
    /** Words in the key, in the text or in the English one, in any case and without accents. */
    words: z.string().trim().max(100).optional(),
    screen: z.enum(textScreens).optional(),
    corrected: z.literal('true').optional(),
    /** As many texts as were read before. */
    after: z.coerce.number().int().min(0).default(0),
    count: z.coerce.number().int().min(1).max(MOST_TEXTS).default(100),
  }),
  answer: z.object({
    result: z.array(editableText),
    /** How many texts of each screen are found, without the choice of a screen. */
    screens: z.array(z.object({ screen: z.enum(textScreens), count: z.number().int() })),
    /** The `after` of the next page; null on the last one. */
    next: z.number().int().nullable(),
  }),
})

export const listTextVersions = defineCall({
  name: 'listTextVersions',
  method: 'GET',
  path: `${base}/:locale/:key/versions`,
  summary: 'A text with its versions in the country, newest first.',
  audience,
  action,
  rate: 120,
  params: z.object({ locale: z.enum(localeTags), key: z.string().max(100) }),
  answer: z.object({ result: z.object({ text: editableText, versions: z.array(textVersion) }) }),
})
