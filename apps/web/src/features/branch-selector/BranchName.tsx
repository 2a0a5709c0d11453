import type { WireVendor } from '@beckon/contract'
import { Text } from '@mantine/core'
import IconClock from '~icons/tabler/clock'
import { useSession } from '../../platform/session/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './BranchSelector.module.css'
import { shownId } from './shown-id.ts'
import { splitName } from './split-name.ts'

/** A name that loses its middle where there is no room for it. */
function MiddleCut({ name }: { readonly name: string }) {
  const { locale } = useTexts()
  const { head, tail } = splitName(name, locale)
  if (tail === '') return <bdi>{name}</bdi>
  return (
    // Its parts follow each other in the direction of the name.
    <bdi dir="auto" className={styles.cut}>
      <span className={styles.head}>{head}</span>
      <span>{tail}</span>
    </bdi>
  )
}

/** A parent's name is bold; the id tells namesakes apart; a new one is not available yet. */
export function BranchName({ vendor }: { readonly vendor: WireVendor }) {
  const { t } = useTexts()
  const { mode } = useSession()
  // A guest has one vendor, whose id is of no interest.
  if (mode === 'guest') return <span className={styles.name}>{t('guest.name')}</span>
  return (
    <span className={styles.name}>
      <Text component="span" size="sm" fw={vendor.is_parent ? 700 : 500} truncate display="block">
        <MiddleCut name={vendor.name} />
      </Text>
      <Text component="span" size="xs" c="dimmed" truncate display="block">
        {t('branch.id', { id: shownId(vendor) })}
      </Text>
      {vendor.opens_at !== null && (
        <Text component="span" className={styles.pending} truncate>
          <IconClock size={14} stroke={1.75} aria-hidden />
          {t('outlet.pending')}
        </Text>
      )}
    </span>
  )
}
