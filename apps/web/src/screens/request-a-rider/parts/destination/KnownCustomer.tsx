import { Button, Text } from '@mantine/core'
import { useTexts } from '../../../../platform/texts/index.ts'
import { joinAddress, type RequestDraft } from '../../draft/request-draft.ts'
import styles from '../parts.module.css'

interface KnownCustomerProps {
  readonly draft: RequestDraft
  readonly onEdit: () => void
}

/** A chosen customer as one line on a phone, with a button for changing it. */
export function KnownCustomer({ draft, onEdit }: KnownCustomerProps) {
  const { t } = useTexts()
  const { name, phone, notes } = draft
  return (
    <div className={styles.known} data-known-customer>
      <div className={styles.who}>
        <Text size="sm" fw={600}>
          <bdi>{name}</bdi> · <bdi dir="ltr">{phone}</bdi>
        </Text>
        <Text size="sm">
          <bdi>{joinAddress(draft)}</bdi>
        </Text>
        {notes !== '' && (
          <Text size="xs" c="dimmed">
            <bdi>{notes}</bdi>
          </Text>
        )}
      </div>
      <Button variant="default" size="xs" flex="none" onClick={onEdit}>
        {t('action.change')}
      </Button>
    </div>
  )
}
