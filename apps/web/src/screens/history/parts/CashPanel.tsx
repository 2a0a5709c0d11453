import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { FailureState, Panel } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../Screen.module.css'
import type { CashTotal, useCash } from '../use-cash.ts'
import { CashTable } from './CashTable.tsx'
import { FadedWhileLoading } from './FadedWhileLoading.tsx'

/** The cash of the period: due, collected, short, settled; on request also per order. */
export function CashPanel({ cash }: { readonly cash: ReturnType<typeof useCash> }) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const { total, currency, orders } = cash
  if (cash.isError && !total) {
    return <FailureState error={cash.error} title={t('cash.failed')} onRetry={cash.retry} />
  }
  // Hidden for shops without cash on delivery.
  if (!total || total.orders === 0) return null
  return (
    <Panel title={t('cash.title')}>
      <Stack gap="md" data-cash>
        <Text size="sm" c="dimmed">
          {t('cash.hint')}
        </Text>
        <FadedWhileLoading isOld={cash.isOld}>
          <CashFigures total={total} currency={currency} />
        </FadedWhileLoading>
        <Group gap="sm">
          <Button variant="default" size="xs" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('cash.hide') : t('cash.show')}
          </Button>
        </Group>
        {isOpen && (
          <FadedWhileLoading isOld={cash.isOld}>
            <CashTable orders={orders} currency={currency} />
          </FadedWhileLoading>
        )}
        {isOpen && cash.hasMore && (
          <Group justify="center">
            <Button variant="default" size="xs" loading={cash.isLoadingMore} onClick={cash.showMore}>
              {t('cash.more')}
            </Button>
          </Group>
        )}
      </Stack>
    </Panel>
  )
}

function CashFigures({ total, currency }: { readonly total: CashTotal; readonly currency: string }) {
  const { t, format } = useTexts()
  const figures = [
    [t('cash.due'), total.due],
    [t('cash.collected'), total.collected],
    [t('cash.short'), total.short],
    [t('cash.settled'), total.settled],
    [t('cash.owed'), total.collected - total.settled],
  ] as const
  return (
    <dl className={styles.figures} aria-label={t('cash.title')}>
      {figures.map(([name, amount]) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd>
            <bdi>{format.amount(amount, currency)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
