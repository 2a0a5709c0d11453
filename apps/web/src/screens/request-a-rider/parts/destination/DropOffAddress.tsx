import type { PlaceHit } from '@beckon/contract'
import { useState } from 'react'
import { AddressField, type KnownOptions } from '../../../../features/address-picker/index.ts'
import { CustomerOption, useCustomerSearch } from '../../../../features/drop-off/index.ts'
import { useMark } from '../../../../features/paste-order/index.ts'
import { useFlag } from '../../../../platform/flags/index.ts'
import { useSession } from '../../../../platform/session/index.ts'
import { useTexts } from '../../../../platform/texts/index.ts'
import { useAddressFocus } from '../../hooks/use-address-focus.ts'
import { draftPatchOfCustomer } from '../../draft/customer-drafts.ts'
import type { RequestFlow } from '../../hooks/use-request.ts'

interface DropOffAddressProps {
  readonly flow: RequestFlow
  readonly error: string | undefined
  /** A customer of the address book was chosen. */
  readonly onKnown: () => void
}

/** One box that searches the address book and then addresses. */
export function DropOffAddress({ flow: { state, send }, error, onKnown }: DropOffAddressProps) {
  const { t } = useTexts()
  const { origin, draft, editing } = state.context
  const { destination } = draft
  const mark = useMark(draft.toCheck)
  const input = useAddressFocus(destination === null && !editing)
  const known = useKnown(origin.vendorId, (change) => {
    send({ type: 'FILL', change })
    onKnown()
  })
  const centre = origin.point ?? { latitude: 0, longitude: 0 }
  const choose = ({ formatted_address, latitude, longitude, precision, invented }: PlaceHit) =>
    send({
      type: 'DESTINATION',
      destination: {
        address: formatted_address,
        point: { latitude, longitude },
        precision,
        invented,
        pinChecked: precision === 'building',
      },
    })
  return (
    <AddressField
      label={t('request.address')}
      isRequired
      input={input}
      mark={mark('address')}
      // The text from a message stays in the box until its place is found.
      value={draft.pendingPlace?.text ?? destination?.address ?? ''}
      near={destination?.point ?? centre}
      error={error}
      onChoose={choose}
      // An edited order keeps its recipient.
      {...(editing || !known ? {} : { known })}
    />
  )
}

function useKnown(
  vendorId: string,
  onFill: (change: ReturnType<typeof draftPatchOfCustomer>) => void,
): KnownOptions | undefined {
  const { t } = useTexts()
  const { mode } = useSession()
  // A guest has no address book.
  const isOn = useFlag('AddressBook') && mode !== 'guest'
  const [typed, setTyped] = useState('')
  const { customers, isSearching, isComing, isFailed } = useCustomerSearch(vendorId, typed)
  if (!isOn) return undefined
  return {
    label: t('known.customers'),
    placesLabel: t('known.addresses'),
    placeholder: t('known.placeholder'),
    options: customers.map((customer) => ({
      id: customer.id,
      content: <CustomerOption customer={customer} />,
    })),
    isSearching,
    isComing,
    failure: isFailed ? t('known.book-failed') : undefined,
    onType: setTyped,
    onChoose: (id) => {
      const chosen = customers.find((one) => one.id === id)
      if (chosen) onFill(draftPatchOfCustomer(chosen))
    },
  }
}
