import { type AnswerOf, vendorCalls, type WireVendor } from '@beckon/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isRefusedFor, queryKeys, useClient } from '../../platform/client/index.ts'
import { LONG_DURATION_MS, useNotify } from '../../platform/notifications/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

type Listed = AnswerOf<typeof vendorCalls.listVendors>

/** Fetches the record of a vendor that is changed to: the list may be five minutes old. */
export function useFreshVendor(vendorId: string | undefined): void {
  const client = useClient()
  const queries = useQueryClient()
  const notify = useNotify()
  const { t } = useTexts()
  const last = useRef(vendorId)
  useEffect(() => {
    const before = last.current
    last.current = vendorId ?? before
    if (vendorId === undefined || before === undefined || before === vendorId) return
    const aborting = new AbortController()
    const { signal } = aborting
    void client.call(vendorCalls.getVendor, { params: { id: vendorId } }, { signal }).then((found) => {
      if (signal.aborted) return
      if (found.ok)
        queries.setQueryData<Listed>(queryKeys.vendors(), (known) => withVendor(known, found.answer.result))
      // The user lost access: the fetched list has the remaining vendors.
      else if (isRefusedFor(found.error, 'vendor.not-found'))
        void queries.invalidateQueries({ queryKey: queryKeys.vendors() })
      else notify(t('error.unable-to-fetch-vendor'), { kind: 'error', duration: LONG_DURATION_MS })
    })
    return () => aborting.abort()
  }, [vendorId, client, queries, notify, t])
}

export const withVendor = (known: Listed | undefined, vendor: WireVendor): Listed | undefined =>
  known && {
    result: {
      vendors: known.result.vendors.map((one) => (one.vendor_id === vendor.vendor_id ? vendor : one)),
    },
  }
