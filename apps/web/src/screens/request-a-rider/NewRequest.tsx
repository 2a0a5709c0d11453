import type { OrderRecord, WireVendor } from '@beckon/contract'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useConfig } from '../../platform/client/index.ts'
import { useSession } from '../../platform/session/index.ts'
import { AgainOrder } from './AgainOrder.tsx'
import { startFromOrder, startEmpty, restoreAside } from './draft/start-request.ts'
import type { StoredRequest } from './draft/draft-store.ts'
import { SetAside } from './parts/SetAside.tsx'
import { UnknownOrder } from './parts/UnknownOrder.tsx'
import { Request } from './Request.tsx'

/** Starts a request: empty, from the stored draft, or as a copy of an earlier order. */
export function NewRequest({ vendor }: { readonly vendor: WireVendor }) {
  const { again } = useSearch({ strict: false })
  const navigate = useNavigate()
  const { country } = useConfig()
  const { identity } = useSession()
  const owner = identity ?? ''
  const { vendor_id: id } = vendor
  const [{ begun, round }, setBegun] = useState<{ begun?: StoredRequest; round: number }>({ round: 0 })
  const begin = useCallback(
    (next: StoredRequest) => setBegun((now) => ({ begun: next, round: now.round + 1 })),
    [],
  )
  const onFound = useCallback(
    (order: OrderRecord) => {
      begin(startFromOrder({ identity: owner, vendorId: id, country }, order))
      // A reload continues with the edited copy.
      void navigate({ to: '.', search: {}, replace: true })
    },
    [begin, owner, id, country, navigate],
  )
  const request = (
    <Request
      key={round}
      vendor={vendor}
      {...(begun ? { begun } : {})}
      onRestart={(draft) => begin(startEmpty({ identity: owner, vendorId: id }, draft))}
      notice={
        again === undefined ? (
          <SetAside
            key={round}
            identity={owner}
            vendorId={id}
            onTakeUp={(entry) => begin(restoreAside({ identity: owner, vendorId: id }, entry))}
          />
        ) : (
          <UnknownOrder />
        )
      }
    />
  )
  if (again === undefined) return request
  return (
    <AgainOrder key={again} vendor={vendor} orderId={again} onFound={onFound}>
      {request}
    </AgainOrder>
  )
}
