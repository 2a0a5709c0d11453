import type { BoardRider } from '@beckon/contract'
import { freshnessOf, type PositionFreshness } from '@beckon/domain/board'
import type { Texts } from '../../../platform/texts/index.ts'
import { ageText } from './due.ts'

/** Returns the age of the newest position in seconds; null without a position. */
export const positionAge = ({ position }: BoardRider, now: number): number | null =>
  position === null || position.taken_at === null ? null : Math.max(0, now - position.taken_at)

/** Returns the age of the position in words, and how far it can be trusted. Ages are in steps, so that little is drawn again. */
export function positionText(
  texts: Texts,
  rider: BoardRider,
  now: number,
): { readonly text: string; readonly freshness: PositionFreshness } {
  const age = positionAge(rider, now)
  const freshness = freshnessOf(age)
  if (age === null) return { text: texts.t('console.board.position-none'), freshness }
  const time = ageText(texts, Math.floor(age / STEP_SECONDS) * STEP_SECONDS)
  const isFresh = freshness === 'fresh'
  return {
    text: isFresh
      ? texts.t('console.board.position-age', { time })
      : texts.t('console.board.position-stale', { time }),
    freshness,
  }
}

const STEP_SECONDS = 10
