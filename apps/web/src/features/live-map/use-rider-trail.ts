import { useState } from 'react'
import type { Position } from '@beckon/ui/map'

/** About an hour of positions. */
const MOST = 1_000

/** Positions of the rider of one order since the page shows it, oldest first. */
export function useRiderTrail(order: string, at: Position | undefined): readonly Position[] {
  const [trail, setTrail] = useState<{ readonly order: string; readonly points: readonly Position[] }>({
    order,
    points: [],
  })
  const points = trail.order === order ? trail.points : []
  const last = points.at(-1)
  const isNew = at && (last?.[0] !== at[0] || last[1] !== at[1])
  if (trail.order !== order || isNew)
    setTrail({ order, points: [...points, ...(isNew ? [at] : [])].slice(-MOST) })
  return points
}
