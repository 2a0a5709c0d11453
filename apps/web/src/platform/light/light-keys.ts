import type { TextKey } from '@beckon/texts'

/** The texts of the light pages begin so; each language has a file of just these. */
export const lightPrefixes = ['track.', 'waiting.', 'individual.', 'receipt.', 'rating.'] as const

export type LightKey = Extract<TextKey, `${(typeof lightPrefixes)[number]}${string}`>

/** Where the file of a language is. */
export const lightTextsPath = (tag: string): string => `texts/light-${tag}.json`
