import { photoLimits } from '@beckon/domain/limits'
import { loadSharp } from '../load-sharp.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { looksLikePicture } from './looks-like-picture.ts'
import { PATIENCE, preparations } from './preparations.ts'

export interface PreparedPhoto {
  readonly content: Buffer
  readonly mediaType: 'image/jpeg'
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** Enough to read a name on a door; half a megabyte at most. */
const LONGEST_SIDE = 1600
const QUALITY = 78

/**
 * Re-encodes the picture as a JPEG without metadata such as the location. Its format is detected by the first bytes.
 */
export async function preparePhoto(bytes: Buffer): Promise<PreparedPhoto | Refusal> {
  if (!looksLikePicture(bytes)) return refuse('photo.invalid')
  try {
    const { data, info } = await preparations.runExclusive(() => smaller(bytes))
    return { content: data, mediaType: 'image/jpeg', width: info.width, height: info.height }
  } catch {
    // A truncated, damaged, oversized or malicious picture gets the same refusal.
    return refuse('photo.invalid')
  }
}

async function smaller(bytes: Buffer) {
  const sharp = await loadSharp()
  return (
    sharp(bytes, { limitInputPixels: photoLimits.pixels, failOn: 'error' })
      .timeout({ seconds: PATIENCE })
      // Applies the orientation before the metadata with it is removed.
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
  )
}
