import { photoLimits } from '@beckon/domain/limits'

/** Pixels of the longer side: a label can be read, and the photo travels over a weak connection. */
const LONGEST_SIDE = 1600
const QUALITY = 0.8
const accepted: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/** Returns the size of a photo after it was made smaller. */
export function smallerSize({ width, height }: { readonly width: number; readonly height: number }) {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Returns a photo as a JPEG that the service accepts; undefined where the phone cannot make one. */
export async function shrinkPhoto(file: Blob): Promise<Blob | undefined> {
  const shrunk = await redrawn(file)
  const usable = shrunk ?? (accepted.includes(file.type) ? file : undefined)
  return usable && usable.size <= photoLimits.bytes ? usable : undefined
}

/** The place and time that the camera wrote into the file are left out. */
async function redrawn(file: Blob): Promise<Blob | undefined> {
  try {
    const image = await createImageBitmap(file)
    const { width, height } = smallerSize(image)
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
    image.close()
    const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
    return made ?? undefined
  } catch {
    // A format that this browser cannot draw.
    return undefined
  }
}
