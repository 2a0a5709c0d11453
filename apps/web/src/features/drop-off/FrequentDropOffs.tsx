import { Button, Group, Skeleton, Text, UnstyledButton } from '@mantine/core'
import IconBookmarkFilled from '~icons/tabler/bookmark-filled'
import type { FrequentDropOff } from '@beckon/contract'
import { useId } from 'react'
import { useNow } from '../../platform/clock/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './drop-off.module.css'
import { useFrequent } from './use-frequent.ts'

interface FrequentDropOffsProps {
  readonly vendorId: string
  readonly onChoose: (dropOff: FrequentDropOff) => void
}

/** Frequent customers, one press away. Nothing without any. */
export function FrequentDropOffs({ vendorId, onChoose }: FrequentDropOffsProps) {
  const { t } = useTexts()
  const { data, isLoading, isError, refetch } = useFrequent(vendorId)
  const title = useId()
  if (isError && !data) return <Failed onRetry={() => void refetch()} />
  if (!isLoading && (data ?? []).length === 0) return null
  return (
    <section aria-labelledby={title} aria-busy={isLoading}>
      <Text id={title} component="h3" size="sm" fw={500} mb={6}>
        {t('known.frequent')}
      </Text>
      <div className={styles.cards}>
        {isLoading
          ? [1, 2, 3].map((one) => <Skeleton key={one} className={styles.waiting} radius="md" />)
          : data?.map((one) => <Card key={one.last_order_id} dropOff={one} onChoose={onChoose} />)}
      </div>
    </section>
  )
}

interface CardProps {
  readonly dropOff: FrequentDropOff
  readonly onChoose: (dropOff: FrequentDropOff) => void
}

function Card({ dropOff, onChoose }: CardProps) {
  const { t, format } = useTexts()
  const now = useNow(60)
  const when = format.relative(Math.min(dropOff.last_at, now), now)
  return (
    <UnstyledButton
      className={styles.card}
      data-drop-off={dropOff.last_order_id}
      onClick={() => onChoose(dropOff)}
    >
      <span className={styles.name}>
        <bdi>{dropOff.saved?.name ?? dropOff.name}</bdi>
        {dropOff.saved && <IconBookmarkFilled size={12} aria-hidden className={styles.mark} />}
      </span>
      <span className={styles.line} dir="auto">
        {dropOff.address}
      </span>
      <span className={styles.line}>{t('known.last', { when })}</span>
    </UnstyledButton>
  )
}

/** The address box works without them. */
function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTexts()
  return (
    <Group gap="xs" role="status">
      <Text size="sm" c="dimmed">
        {t('known.failed')}
      </Text>
      <Button variant="subtle" size="compact-sm" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </Group>
  )
}
