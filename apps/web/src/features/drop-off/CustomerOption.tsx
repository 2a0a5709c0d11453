import { Text } from '@mantine/core'
import IconUser from '~icons/tabler/user'
import type { SavedAddress } from '@beckon/contract'
import styles from './drop-off.module.css'

/** A customer among the suggestions of the address box. */
export function CustomerOption({ customer }: { readonly customer: SavedAddress }) {
  return (
    <span className={styles.customer}>
      <IconUser size={18} stroke={1.6} aria-hidden style={{ flexShrink: 0 }} />
      <span className={styles.who}>
        <Text component="span" size="sm" fw={600} display="block">
          <bdi>{customer.name}</bdi>
        </Text>
        <Text component="span" size="xs" c="dimmed" display="block">
          <bdi dir="ltr">{customer.phone_number}</bdi> · <bdi>{customer.address}</bdi>
        </Text>
      </span>
    </span>
  )
}
