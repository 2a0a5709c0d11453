import type { AreaOf } from '../../area.ts'
import type { asking as source } from '../en/asking.ts'

export const asking = {
  'paste.placeholder':
    'Για παράδειγμα: Μαρία Χαραλάμπους, 99 123456, Λήδρας 12, 3ος όροφος, δύο τούρτες, χτυπήστε το κουδούνι',
} as const satisfies AreaOf<typeof source>
