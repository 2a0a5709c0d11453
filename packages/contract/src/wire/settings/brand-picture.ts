import { pictureSlots } from '@beckon/domain/picture'
import { z } from 'zod'

/** The SHA-256 of the content, in hexadecimal digits. */
export const pictureHash = z.string().regex(/^[0-9a-f]{64}$/)

export const brandPicture = z.object({
  hash: pictureHash,
  /** The address of the picture, which never changes its content. */
  path: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})
export type BrandPicture = z.infer<typeof brandPicture>

/** The pictures of a country in place of the built-in ones. */
export const brandPictures = z.partialRecord(z.enum(pictureSlots), brandPicture)
