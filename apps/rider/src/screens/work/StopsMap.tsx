import { JobMap } from '../../features/map/index.ts'
import { usePosition, useWay } from '../../features/way/index.ts'
import type { WorkStop } from '../../features/work/index.ts'

export interface StopsMapProps {
  readonly first: WorkStop
  readonly stops: readonly WorkStop[]
}

/** The map with all stops of a rider with several parcels, and the way to the first of them. */
export function StopsMap({ first, stops }: StopsMapProps) {
  const rider = usePosition()
  const way = useWay(first.at)
  return <JobMap stop={first.at} stops={stops.map(({ at }) => at)} rider={rider} way={way} />
}
