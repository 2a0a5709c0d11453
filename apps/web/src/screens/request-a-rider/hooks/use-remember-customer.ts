import { dropOffCalls, type WireVendor } from '@beckon/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { customerKeys } from '../../../features/drop-off/index.ts'
import { useClient } from '../../../platform/client/index.ts'
import { useNotify } from '../../../platform/notifications/index.ts'
import { useSession } from '../../../platform/session/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { type CustomerToSave, customerToSave } from '../draft/customer-drafts.ts'
import type { RequestFlow } from './use-request.ts'

/**
 * Stores the customer and a corrected pin as requested once the order is placed. Guests have no address book; a
 * business without a collection point cannot reach this state.
 */
export function useRememberCustomer({ state }: RequestFlow, { vendor_id: vendorId }: WireVendor): void {
  const client = useClient()
  const cache = useQueryClient()
  const notify = useNotify()
  const { t } = useTexts()
  const { mode } = useSession()
  const { orderId, editing, draft } = state.context
  const last = useRef<string | null>(null)
  useEffect(() => {
    if (orderId === null || editing || last.current === orderId) return
    last.current = orderId
    const what = mode === 'guest' ? null : customerToSave(draft)
    const remember = async ({ id, entry }: CustomerToSave) => {
      const kept =
        id === null
          ? await client.call(dropOffCalls.saveCustomer, { params: { vendorId }, body: entry })
          : await client.call(dropOffCalls.changeCustomer, { params: { vendorId, id }, body: entry })
      if (!kept.ok) notify(t('addressbook.error.save'), { kind: 'error' })
      else if (draft.savesCustomer) notify(t('address.saved'), { kind: 'success' })
      void cache.invalidateQueries({ queryKey: customerKeys.all() })
    }
    if (what) void remember(what)
    else void cache.invalidateQueries({ queryKey: customerKeys.all() })
  }, [orderId, editing, draft, mode, client, cache, notify, t, vendorId])
}
