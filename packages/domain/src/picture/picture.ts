/** Places of the portal that show a picture of the brand: the mark on a light and on a dark ground, and the landing page. */
export const pictureSlots = ['logo', 'logo-dark', 'landing'] as const
export type PictureSlot = (typeof pictureSlots)[number]

export const pictureLimits = {
  /** Of the uploaded file. */
  bytes: 5_000_000,
  pixels: 50_000_000,
} as const

interface SlotSize {
  /** Pixels. Smaller pictures are blurred where the screen has twice or three times the pixels. */
  readonly least: { readonly width: number; readonly height: number }
  /** Pixels. Larger pictures are made smaller. */
  readonly most: { readonly width: number; readonly height: number }
  /** Width by height. */
  readonly shape: { readonly least: number; readonly most: number }
}

const mark: SlotSize = {
  least: { width: 96, height: 96 },
  most: { width: 512, height: 256 },
  // The mark is 32 px high beside the name, so a long one would leave no room for it.
  shape: { least: 0.8, most: 4 },
}

export const slotSizes: Readonly<Record<PictureSlot, SlotSize>> = {
  logo: mark,
  'logo-dark': mark,
  landing: {
    least: { width: 640, height: 480 },
    most: { width: 1600, height: 1200 },
    shape: { least: 1, most: 2 },
  },
}

export type PictureViolation = 'too-small' | 'shape'

/** Returns why a picture of a size in pixels does not fit a slot; undefined where it does. */
export function pictureViolation(
  slot: PictureSlot,
  { width, height }: { readonly width: number; readonly height: number },
): PictureViolation | undefined {
  const { least, shape } = slotSizes[slot]
  if (width < least.width || height < least.height) return 'too-small'
  const ratio = width / height
  return ratio < shape.least || ratio > shape.most ? 'shape' : undefined
}
