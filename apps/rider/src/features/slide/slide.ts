/** A handle under a finger. Pixels along the direction of the text. */
export interface Slide {
  readonly phase: 'idle' | 'dragging' | 'confirmed'
  readonly from: number
  readonly travelled: number
}

export const idle: Slide = { phase: 'idle', from: 0, travelled: 0 }

export interface Track {
  /** The way that the handle can go. */
  readonly length: number
  readonly isRightToLeft: boolean
}

export type SlideEvent =
  | { readonly type: 'down'; readonly x: number }
  | ({ readonly type: 'move' | 'up'; readonly x: number } & Track)
  | { readonly type: 'held' }
  | { readonly type: 'cancel' }

/** The part of the way after which letting go confirms: a glove slips. */
const ENOUGH = 0.85

/** Returns the handle after an event of the finger. */
export function slideAfter(slide: Slide, event: SlideEvent): Slide {
  switch (event.type) {
    case 'down':
      return slide.phase === 'idle' ? { phase: 'dragging', from: event.x, travelled: 0 } : slide
    case 'move':
      return slide.phase === 'dragging' ? { ...slide, travelled: travelOf(slide, event) } : slide
    case 'up': {
      if (slide.phase !== 'dragging') return slide
      const isEnough = event.length > 0 && travelOf(slide, event) >= event.length * ENOUGH
      return isEnough ? { ...slide, phase: 'confirmed', travelled: event.length } : idle
    }
    case 'held':
      return slide.phase === 'dragging' ? { ...slide, phase: 'confirmed' } : slide
    case 'cancel':
      return idle
  }
}

function travelOf({ from }: Slide, { x, length, isRightToLeft }: { readonly x: number } & Track): number {
  return Math.min(length, Math.max(0, isRightToLeft ? from - x : x - from))
}

/** Pixels that a finger may move while it presses and holds. */
export const HOLD_SLACK = 12
