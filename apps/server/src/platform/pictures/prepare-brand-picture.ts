import {
  pictureLimits,
  type PictureSlot,
  type PictureViolation,
  pictureViolation,
  slotSizes,
} from '@beckon/domain/picture'
import { loadSharp } from '../load-sharp.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { looksLikePicture } from './looks-like-picture.ts'
import { PATIENCE, preparations } from './preparations.ts'

export interface PreparedBrandPicture {
  readonly content: Buffer
  readonly mediaType: 'image/webp'
  /** Pixels. */
  readonly width: number
  readonly height: number
}

const QUALITY = 88

/**
 * Re-encodes a picture of a brand as WebP, which keeps transparency, without metadata. Its format is detected by the first bytes,
 * and its size and shape have to fit the slot.
 */
export async function prepareBrandPicture(
  slot: PictureSlot,
  bytes: Buffer,
): Promise<PreparedBrandPicture | Refusal> {
  if (!looksLikePicture(bytes)) return unfit('invalid')
  try {
    return await preparations.runExclusive(() => fitted(slot, bytes))
  } catch {
    // A truncated, damaged, oversized or malicious picture gets the same refusal.
    return unfit('invalid')
  }
}

async function fitted(slot: PictureSlot, bytes: Buffer): Promise<PreparedBrandPicture | Refusal> {
  const sharp = await loadSharp()
  const opened = sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error' }).timeout({
    seconds: PATIENCE,
  })
  const { autoOrient } = await opened.metadata()
  const violation = pictureViolation(slot, autoOrient)
  if (violation) return unfit(violation, slotSizes[slot].least)
  const { data, info } = await opened
    .autoOrient()
    .resize({ ...slotSizes[slot].most, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY, alphaQuality: 100 })
    .toBuffer({ resolveWithObject: true })
  return { content: data, mediaType: 'image/webp', width: info.width, height: info.height }
}

/** Refuses a picture by the key of the reason, and the values that its text names. */
const unfit = (violation: PictureViolation | 'invalid', values: object = {}): Refusal =>
  refuse('picture.invalid', { fields: { file: `console.pictures.error.${violation}` }, ...values })
