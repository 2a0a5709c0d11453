import { type AnswerOf, calls } from '@beckon/contract'
import { type ExceptionAlert, type ExceptionKind, initialAlert } from '@beckon/domain/exception'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { stored } from '../../platform/storage/index.ts'
import { createStore, useStore } from '../../platform/store/index.ts'

type Alerts = AnswerOf<typeof calls.readExceptionAlerts>['result']

/** The alerts that the operator chose in the country. */
export function useAlerts() {
  const { client, country: shown } = useDeps()
  const country = useStore(shown)
  const queries = useQueryClient()
  const queryKey = ['exception-alerts', country]
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await answerTo(client, calls.readExceptionAlerts, {}, { signal })).result,
  })
  const alertOf = (kind: ExceptionKind): ExceptionAlert =>
    data?.find((one) => one.kind === kind) ?? initialAlert(kind)
  /** Stores a choice for one kind; the answer has all of them. */
  const choose = async (kind: ExceptionKind, alert: ExceptionAlert) => {
    const result = await client.call(calls.setExceptionAlert, { body: { kind, ...alert } })
    // An answer that is under way has the former choice.
    await queries.cancelQueries({ queryKey })
    if (result.ok) queries.setQueryData<Alerts>(queryKey, result.answer.result)
    // Answers of two changes may come in the other order.
    void queries.invalidateQueries({ queryKey })
    return result
  }
  return { alertOf, choose }
}

const setting = stored('exceptions.sound', z.boolean())
const soundStore = createStore(setting.read() ?? true)

/** Whether this browser plays the sounds of exceptions, and the switch for it. */
export function useSoundSwitch() {
  const isOn = useStore(soundStore)
  const change = (next: boolean) => {
    setting.write(next)
    soundStore.set(next)
  }
  return [isOn, change] as const
}
