import type { AnswerOf, Call, InputOf } from '@beckon/contract'
import { useQuery } from '@tanstack/react-query'
import { answerTo } from '../../../platform/client/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useStore } from '../../../platform/store/index.ts'

/** A part of the page of a rider, read by a call; `useRefreshRider` reads it again. */
export function useRiderPart<C extends Call>(riderId: string, call: C, input: InputOf<C>) {
  const { client, country: chosen } = useDeps()
  const country = useStore(chosen)
  return useQuery<AnswerOf<C>>({
    queryKey: ['rider', country, riderId, call.name, input],
    queryFn: ({ signal }) => answerTo(client, call, input, { signal }),
  })
}
