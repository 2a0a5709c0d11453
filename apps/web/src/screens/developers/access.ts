import { type AnswerOf, keyCalls, webhookCalls } from '@beckon/contract'
import { useQuery } from '@tanstack/react-query'
import { answerTo, CallFailed, isRefusedFor, queryKeys, useClient } from '../../platform/client/index.ts'

/** Parts of the page that the user may work with. */
export interface Access {
  readonly keys: boolean
  readonly webhooks: boolean
}

type Keys = AnswerOf<typeof keyCalls.listKeys>['result']

/** The only rule of the page about who may do what: the service decides, in its answers. */
export const mayManage = (keys: Keys | undefined, endpointsError: unknown): Access => ({
  keys: keys?.can.manage === true,
  webhooks: !(endpointsError instanceof CallFailed && isRefusedFor(endpointsError.reason, 'auth.forbidden')),
})

/** The keys of the business of a vendor, without their secrets. */
export function useKeys(vendorId: string) {
  const client = useClient()
  return useQuery({
    queryKey: queryKeys.programs(vendorId, 'keys'),
    queryFn: async ({ signal }) =>
      (await answerTo(client, keyCalls.listKeys, { params: { id: vendorId } }, { signal })).result,
  })
}

/** The endpoints of the business of a vendor, without their secrets. */
export function useEndpoints(vendorId: string) {
  const client = useClient()
  return useQuery({
    queryKey: queryKeys.programs(vendorId, 'endpoints'),
    queryFn: async ({ signal }) =>
      (await answerTo(client, webhookCalls.listWebhookEndpoints, { params: { id: vendorId } }, { signal }))
        .result.endpoints,
  })
}

/** Undefined while it is not known. */
export function useAccess(vendorId: string): Access | undefined {
  const keys = useKeys(vendorId)
  const endpoints = useEndpoints(vendorId)
  if (keys.isPending || endpoints.isPending) return undefined
  const access = mayManage(keys.data, endpoints.error)
  // A list that could not be fetched is shown as failed, with a second try.
  return keys.isError ? { ...access, keys: true } : access
}
