import type { AreaOf } from '../../area.ts'
import type { rider as source } from '../en/rider.ts'

export const rider = {
  'rider.vehicle.motorbike': 'Μοτοσικλέτα',
} as const satisfies AreaOf<typeof source>
