import { calls, type WireMeasure, type WireZone, type WireZoneLoad } from '@beckon/contract'
import { isActive } from '@beckon/domain/pressure'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'

/** A zone with its load now, and its measures of the last day. */
export interface PressureZone extends WireZone {
  readonly load: Omit<WireZoneLoad, 'zone_id'>
  readonly measures: readonly WireMeasure[]
  /** By the clock of the service, in seconds since 1970. */
  readonly now: number
}

const POLL_MS = 15_000
const nothing = { open: 0, waiting: 0, free: 0 }

/** The zones of the country that is shown; read again every few seconds, so that the time left is right. */
export function usePressure() {
  const { client, country: shown } = useDeps()
  const country = useStore(shown)
  return useQuery({
    queryKey: ['pressure', country],
    queryFn: async ({ signal }): Promise<readonly PressureZone[]> => {
      const [zones, loads, measures] = await Promise.all([
        answerTo(client, calls.listZones, {}, { signal }),
        answerTo(client, calls.listZoneLoads, {}, { signal }),
        answerTo(client, calls.listMeasures, {}, { signal }),
      ])
      return zones.result.map((zone) => ({
        ...zone,
        load: loads.result.find(({ zone_id: id }) => id === zone.id) ?? nothing,
        measures: measures.result.filter(({ zone_id: id }) => id === zone.id),
        now: measures.now,
      }))
    },
    refetchInterval: POLL_MS,
  })
}

/** Reads the zones again after a change. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient()
  const country = useStore(useDeps().country)
  return () => queries.invalidateQueries({ queryKey: ['pressure', country] })
}

/** The state of a measure at a time in seconds since 1970. */
const stateOf = ({ starts_at: startsAt, ends_at: endsAt, ended_at: ended }: WireMeasure, now: number) => {
  if (ended !== null || endsAt <= now) return 'ended'
  return isActive({ startsAt, endsAt }, now) ? 'active' : 'planned'
}

export type MeasureState = ReturnType<typeof stateOf>

/** The measures of a zone in a state, the one that ends first before the others. */
export const measuresIn = ({ measures, now }: PressureZone, state: MeasureState): readonly WireMeasure[] =>
  measures.filter((measure) => stateOf(measure, now) === state)
