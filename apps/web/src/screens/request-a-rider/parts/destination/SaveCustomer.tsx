import { Checkbox } from '@mantine/core'
import { savedAddressViolations } from '@beckon/domain/address'
import { useFlag } from '../../../../platform/flags/index.ts'
import { useSession } from '../../../../platform/session/index.ts'
import { useTexts } from '../../../../platform/texts/index.ts'
import { customerFieldsOf, isCustomerChanged } from '../../draft/customer-drafts.ts'
import type { RequestFlow } from '../../hooks/use-request.ts'

/** Stores a new customer, or changes of a known one. Guests have no address book. */
export function SaveCustomer({ flow: { state, send } }: { readonly flow: RequestFlow }) {
  const { t, say } = useTexts()
  const isOn = useFlag('AddressBook')
  const { mode } = useSession()
  const { draft, editing } = state.context
  const { saved, savesCustomer } = draft
  if (!isOn || mode === 'guest' || editing || (saved && !isCustomerChanged(draft))) return null
  const entry = customerFieldsOf(draft)
  const [violation] = savedAddressViolations({
    point: entry,
    notes: entry?.notes ?? '',
    streetAddress: entry?.address_text ?? '',
  })
  return (
    <Checkbox
      label={saved ? t('known.save-changes', { name: saved.name }) : t('known.save')}
      description={t('known.save-hint')}
      error={savesCustomer && violation !== undefined && say(`address.error.${violation}`)}
      checked={savesCustomer}
      onChange={(event) => send({ type: 'EDIT', change: { savesCustomer: event.currentTarget.checked } })}
    />
  )
}
