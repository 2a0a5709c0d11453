import type { OperatedVoucher } from '@beckon/contract'
import { StateBadge } from '../badge/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

const colors = {
  active: 'green',
  planned: 'blue',
  'used-up': 'orange',
  over: 'gray',
  stopped: 'red',
} as const

/** Whether a voucher counts, or why it does not. */
export function VoucherState({ state }: Pick<OperatedVoucher, 'state'>) {
  const { t } = useTexts()
  return <StateBadge color={colors[state]}>{t(`console.vouchers.state.${state}`)}</StateBadge>
}
