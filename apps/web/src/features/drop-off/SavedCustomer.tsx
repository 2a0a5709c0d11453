import { Button, Text } from '@mantine/core'
import IconBookmarkFilled from '~icons/tabler/bookmark-filled'
import type { SavedAddress } from '@beckon/contract'
import { useState } from 'react'
import { useTexts } from '../../platform/texts/index.ts'
import { CustomerDialog } from './CustomerDialog.tsx'
import styles from './drop-off.module.css'

interface SavedCustomerProps {
  readonly vendorId: string
  readonly customer: SavedAddress
  readonly onChanged: (customer: SavedAddress) => void
  readonly onDeleted: () => void
}

/** The chosen customer of the address book, with a button for editing. */
export function SavedCustomer({ vendorId, customer, onChanged, onDeleted }: SavedCustomerProps) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.customer} data-saved-customer={customer.id}>
      <IconBookmarkFilled size={18} aria-hidden className={styles.mark} />
      <span className={styles.who}>
        <Text component="span" size="sm" fw={600} display="block">
          <bdi>{customer.name}</bdi>
        </Text>
        <Text component="span" size="xs" c="dimmed" display="block">
          {t('known.saved')}
        </Text>
      </span>
      <Button
        variant="default"
        size="xs"
        aria-label={t('known.edit-of', { name: customer.name })}
        onClick={() => setOpen(true)}
      >
        {t('action.edit')}
      </Button>
      {isOpen && (
        <CustomerDialog
          vendorId={vendorId}
          customer={customer}
          onClose={() => setOpen(false)}
          onChanged={onChanged}
          onDeleted={onDeleted}
        />
      )}
    </div>
  )
}
