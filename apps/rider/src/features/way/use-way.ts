import { fleetCalls, type Way, type WirePoint } from '@beckon/contract'
import { distanceBetween } from '@beckon/domain/geo'
import { useEffect, useState } from 'react'
import { useDeps, useStore } from '../../platform/deps/index.ts'

/** After so many metres the way is asked for again. */
const MOVED_METRES = 150

/** Returns the position that the phone found last; undefined while it has none. */
export function usePosition(): WirePoint | undefined {
  const { location } = useDeps()
  const state = useStore(location.state)
  if (state.status !== 'found') return undefined
  const { latitude, longitude } = state.position
  return { latitude, longitude }
}

/** Returns the way by road from the rider to a point; undefined where it is not known. */
export function useWay(to: WirePoint): Way | undefined {
  const { client, work } = useDeps()
  const { isOnline } = useStore(work.connection)
  const from = useSettled(usePosition())
  const [found, setFound] = useState<{ readonly to: string; readonly way: Way }>()
  const { latitude, longitude } = to
  const name = `${latitude},${longitude}`
  useEffect(() => {
    if (!from || !isOnline) return undefined
    let isWanted = true
    const query = {
      from_latitude: from.latitude,
      from_longitude: from.longitude,
      to_latitude: latitude,
      to_longitude: longitude,
    }
    void client.call(fleetCalls.riderRoute, { query }).then((called) => {
      if (isWanted && called.ok) setFound({ to: name, way: called.answer.result })
    })
    return () => {
      isWanted = false
    }
  }, [client, from, isOnline, latitude, longitude, name])
  return found?.to === name ? found.way : undefined
}

/** The position, kept until the rider has moved far enough. */
function useSettled(at: WirePoint | undefined): WirePoint | undefined {
  const [settled, setSettled] = useState(at)
  if (at && (!settled || distanceBetween(settled, at) > MOVED_METRES)) setSettled(at)
  return settled
}
