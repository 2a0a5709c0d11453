import type { ExceptionRecord } from '@beckon/contract'
import type { ExceptionKind } from '@beckon/domain/exception'
import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { EntryLink } from '../../features/links/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** Kinds that another rider can solve. */
const assignable: readonly ExceptionKind[] = ['no-rider', 'late-to-collect', 'rider-silent']

/** Links to the board, and to the pages of the order and the rider. */
export function PageLinks({ exception: { kind, order, rider } }: { readonly exception: ExceptionRecord }) {
  const { t } = useTexts()
  return (
    <Text size="sm" component="div">
      {assignable.includes(kind) && (
        <div>
          <Anchor component={Link} to="/board" inherit>
            {t('console.exceptions.to-board')}
          </Anchor>
        </div>
      )}
      {order && (
        <div>
          <EntryLink page="orders" id={order.order_id}>
            {t('console.exceptions.to-order')}
          </EntryLink>
        </div>
      )}
      {rider && !rider.is_simulated && (
        <div>
          <EntryLink page="riders" id={rider.rider_id}>
            {t('console.exceptions.to-rider')}
          </EntryLink>
        </div>
      )}
    </Text>
  )
}
