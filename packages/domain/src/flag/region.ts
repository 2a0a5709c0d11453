/** The flag service runs in two places. */
export type FlagRegion = 'asia' | 'europe'

/** Which of them a deployment asks: the one of Asia in the regions of Asia and the Pacific, else that of Europe. */
export const flagRegionOf = (region: string): FlagRegion => (region.startsWith('ap-') ? 'asia' : 'europe')
