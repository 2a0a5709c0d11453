export interface Abilities {
  readonly hasPush: boolean
  readonly hasVibration: boolean
  /** Sending while the app is closed. */
  readonly hasSync: boolean
  /** Reading codes without a library. */
  readonly hasDetector: boolean
}

export type Limit = 'background' | 'push' | 'vibrate' | 'sync' | 'scan'

/** Returns what a phone cannot do. No browser gives a position to a page that is not in sight. */
export const limitsOf = ({ hasPush, hasVibration, hasSync, hasDetector }: Abilities): readonly Limit[] => [
  'background',
  ...(hasPush ? [] : (['push'] as const)),
  ...(hasVibration ? [] : (['vibrate'] as const)),
  ...(hasSync ? [] : (['sync'] as const)),
  ...(hasDetector ? [] : (['scan'] as const)),
]
