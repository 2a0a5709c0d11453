import type { PlaceHit } from '@beckon/contract'
import { Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useAskCustomer } from '../../../../features/ask-customer/index.ts'
import { useSelectedVendor } from '../../../../features/branch-selector/index.ts'
import { CheckNotice, type Fill, PasteOrder, PlaceLookup } from '../../../../features/paste-order/index.ts'
import type { RequestDraft } from '../../draft/request-draft.ts'
import { usePasteOffer } from '../../hooks/use-paste-offer.ts'
import type { RequestFlow } from '../../hooks/use-request.ts'
import styles from './FillingAids.module.css'

interface FillingAidsProps {
  readonly flow: RequestFlow
  /** The address box. */
  readonly children: ReactNode
}

/** Tools that fill the form without typing: a pasted message, or a known customer. */
export function FillingAids({ flow: { state, send }, children }: FillingAidsProps) {
  const vendor = useSelectedVendor()
  const { draft, origin, editing } = state.context
  const { pendingPlace, toCheck } = draft
  const edit = (change: Partial<RequestDraft>) => send({ type: 'EDIT', change })
  const { button: askButton, panel } = useAskCustomer({
    vendorId: origin.vendorId,
    shop: vendor.name,
    phone: draft.phone,
    placeRequest: draft.placeRequest,
    onPlaceRequest: (placeRequest) => edit({ placeRequest }),
  })
  const offer = usePasteOffer(vendor)
  const fill = ({ texts: { time, payment, ...texts }, pendingPlace: place }: Fill) => {
    // The earlier address is obsolete while the new one is looked up.
    if (place) send({ type: 'CHANGE_DESTINATION' })
    if (time !== undefined) send({ type: 'WHEN', preorderedFor: Number(time) })
    const filled = { ...texts, ...(time ? { time } : {}), ...(payment ? { payment } : {}) }
    const marks = [...toCheck, ...Object.keys(filled)] as RequestDraft['toCheck']
    edit({
      ...texts,
      ...(payment === undefined ? {} : { paymentMethod: payment }),
      ...(place ? { destination: null, saved: null, pendingPlace: place } : {}),
      toCheck: [...new Set(marks)],
    })
    // The fee may depend on the payment method.
    if (payment !== undefined) send({ type: 'QUOTE_ENDED' })
  }
  const take = (hit: PlaceHit, isSure: boolean) => {
    send({ type: 'DESTINATION', destination: destinationOf(hit) })
    // The place was not confirmed by the user.
    if (isSure) edit({ toCheck: [...new Set([...toCheck, 'address' as const])] })
  }
  if (editing) return children
  const now = {
    ...draft,
    address: draft.destination?.address ?? '',
    time: draft.preorderedFor === null ? '' : String(draft.preorderedFor),
    payment: draft.paymentMethod,
  }
  return (
    <PasteOrder now={now} offer={offer} onFill={fill}>
      {({ button, catchPaste }) => (
        <Stack gap="md">
          <Group gap="xs" className={styles.aids}>
            {button}
            {askButton}
          </Group>
          {panel}
          <div onPasteCapture={catchPaste}>{children}</div>
          {pendingPlace && (
            <PlaceLookup pendingPlace={pendingPlace} near={origin.point ?? noPoint} onFound={take} />
          )}
          {/* The marked fields appear once the destination is set. */}
          {draft.destination && <CheckNotice toCheck={toCheck} onRight={() => edit({ toCheck: [] })} />}
        </Stack>
      )}
    </PasteOrder>
  )
}

const noPoint = { latitude: 0, longitude: 0 }

const destinationOf = ({ formatted_address, latitude, longitude, precision, invented }: PlaceHit) => ({
  address: formatted_address,
  point: { latitude, longitude },
  precision,
  invented,
  pinChecked: precision === 'building',
})
