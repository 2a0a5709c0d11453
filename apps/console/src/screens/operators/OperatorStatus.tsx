import type { ListedOperator } from '@beckon/contract'
import { StateBadge } from '../../features/badge/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

const colors = { invited: 'blue', active: 'green', suspended: 'orange', ended: 'gray' } as const

/** The status of an operator. */
export function OperatorStatus({ status }: Pick<ListedOperator, 'status'>) {
  const { t } = useTexts()
  return <StateBadge color={colors[status]}>{t(`console.operators.status.${status}`)}</StateBadge>
}
