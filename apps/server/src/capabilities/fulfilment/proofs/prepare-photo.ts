import { photoLimits } from '@beckon/domain/limits'
import sharp from 'sharp'
import { createSemaphore } from '../../../platform/semaphore.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'

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
/** Seconds; a picture that takes longer was made to. */
const PATIENCE = 10

/** One thread a picture keeps the other cores for calls; decoding is done beside the event loop. */
sharp.concurrency(1)
/** Files are read and passwords hashed by the same few threads, and a large picture takes 200 MB while it is open. */
const preparations = createSemaphore(2)

/**
 * The picture alone, as a JPEG made anew: nothing that a phone or anybody else wrote beside it goes along, not where it was
 * taken either. What it is, its first bytes say.
 */
export async function preparePhoto(bytes: Buffer): Promise<PreparedPhoto | Refusal> {
  if (!looksLikePicture(bytes)) return refuse('photo.invalid')
  try {
    const { data, info } = await preparations.runExclusive(() => smaller(bytes))
    return { content: data, mediaType: 'image/jpeg', width: info.width, height: info.height }
  } catch {
    // Cut off, damaged, too many pixels, or made to harm: for whoever sends it that is the same.
    return refuse('photo.invalid')
  }
}

const smaller = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: photoLimits.pixels, failOn: 'error' })
    .timeout({ seconds: PATIENCE })
    // As it was held; the note that says so goes with the rest.
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })

/** JPEG, PNG and WebP. What else the library can read is never given to it. */
function looksLikePicture(bytes: Buffer): boolean {
  const begins = (text: string, at = 0) =>
    bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))
  return (
    begins('\u00ff\u00d8\u00ff') || begins('\u0089PNG\r\n\u001a\n') || (begins('RIFF') && begins('WEBP', 8))
  )
}
