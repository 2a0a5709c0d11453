import type { GivenRating } from '@beckon/contract'
import { unixSeconds } from '../../../platform/clock.ts'
import type { RatingRow } from './store.ts'

export const presentRating = ({ stars, comment, created_at, changed_at }: RatingRow): GivenRating => ({
  stars,
  comment,
  created_at: unixSeconds(created_at),
  changed_at: unixSeconds(changed_at),
})
