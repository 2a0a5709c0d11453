import { calls, type FlagState } from '@beckon/contract'
import { type FlagName, flagArea, flagAreas, isFlagName } from '@beckon/domain/flag'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { answerTo } from '../../../platform/client/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useStore } from '../../../platform/store/index.ts'

/** A flag that this version of the console has the meaning of. */
export interface KnownFlag extends FlagState {
  readonly name: FlagName
}

/** The flags of the country by what they affect. */
export function useFlags() {
  const deps = useDeps()
  const country = useStore(deps.country)
  return useQuery({
    queryKey: ['flags', country],
    queryFn: async ({ signal }) => (await answerTo(deps.client, calls.listFlags, {}, { signal })).result,
    select: (flags) =>
      flags.filter(isKnown).toSorted((a, b) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name)),
  })
}

const isKnown = (flag: FlagState): flag is KnownFlag => isFlagName(flag.name)
const placeOf = ({ name }: KnownFlag): number => flagAreas.indexOf(flagArea[name])

/** Reads the flags again, after a change or a refusal. */
export function useRefreshFlags(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['flags'] })
}
