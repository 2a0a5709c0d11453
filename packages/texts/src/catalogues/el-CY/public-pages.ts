import type { AreaOf } from '../../area.ts'
import type { publicPages as source } from '../en/public-pages.ts'

export const publicPages = {
  'track.vehicle-motorbike': '{name}, με μοτοσικλέτα',
} as const satisfies AreaOf<typeof source>
