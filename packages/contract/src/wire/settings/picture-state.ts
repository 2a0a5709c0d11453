import { pictureSlots } from '@beckon/domain/picture'
import { z } from 'zod'
import { unixSeconds } from '../common.ts'
import { brandPicture } from './brand-picture.ts'

const pictureVersion = z.object({
  version: z.number().int(),
  /** Null for the built-in one. */
  picture: brandPicture.nullable(),
  operator_name: z.string().nullable(),
  reason: z.string(),
  created_at: unixSeconds,
})

export const pictureState = z.object({
  slot: z.enum(pictureSlots),
  version: z.number().int(),
  /** Null for the built-in one. */
  picture: brandPicture.nullable(),
  /** Newest first. */
  versions: z.array(pictureVersion),
})
export type PictureState = z.infer<typeof pictureState>
