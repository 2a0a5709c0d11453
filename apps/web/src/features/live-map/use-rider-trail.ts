import { useState } from 'react'
import type { Position } from './create-map.ts'

/** About an hour of positions. */
const MOST = 1_000

/** Positions of the rider of one order since the page shows it, oldest first. */
export function useRiderTrail(order: string, at: Position | undefined): readonly Position[] {
  const [ridden, setRidden] = useState<{ readonly order: string; readonly way: readonly Position[] }>({
    order,
    way: [],
  })
  const way = ridden.order === order ? ridden.way : []
  const last = way.at(-1)
  const isNew = at && (last?.[0] !== at[0] || last[1] !== at[1])
  if (ridden.order !== order || isNew)
    setRidden({ order, way: [...way, ...(isNew ? [at] : [])].slice(-MOST) })
  return way
}
