import { Paper, Text } from '@mantine/core'
import type { OrderRecord } from '@beckon/contract'
import { endedStatuses } from '@beckon/domain/order'
import { useTexts } from '../../../platform/texts/index.ts'

/** The customer's handover PIN, for the shop to pass on; hidden once the order is closed. */
export function HandoverPin({ order }: { readonly order: OrderRecord }) {
  const { t } = useTexts()
  if (order.handover_pin === undefined || endedStatuses.includes(order.status)) return null
  return (
    <Paper withBorder p="md" data-handover-pin>
      <Text size="sm" fw={600}>
        {t('handover.pin')}
      </Text>
      <Text fz={28} fw={650} lts="0.2em" ff="monospace">
        <bdi dir="ltr">{order.handover_pin}</bdi>
      </Text>
      <Text size="sm" c="dimmed">
        {t('handover.pin-hint')}
      </Text>
    </Paper>
  )
}
