import { textScreens } from '@beckon/domain/text'
import { z } from 'zod'
import { unixSeconds } from '../common.ts'
import { shownText } from './operator.ts'

/** Counts the changes of a text in the country; 0 before the first one. */
export const textVersionNumber = z.number().int().min(0)

export const editableText = shownText.extend({
  screen: z.enum(textScreens),
  version: textVersionNumber,
})
export type EditableText = z.infer<typeof editableText>

export const textVersion = z.object({
  version: z.number().int(),
  /** Null where the correction was taken back. */
  text: z.string().nullable(),
  /** Null for changes from before versions were stored. */
  operator_name: z.string().nullable(),
  reason: z.string().nullable(),
  created_at: unixSeconds,
})
export type TextVersion = z.infer<typeof textVersion>
