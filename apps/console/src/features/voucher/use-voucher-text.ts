import type { OperatedVoucher } from '@beckon/contract'
import { useTexts } from '../../platform/texts/index.ts'

/** The terms of vouchers in words. */
export function useVoucherText() {
  const { t, format } = useTexts()
  return {
    discount({ type, amount, currency, maximum_discount: most }: Terms): string {
      if (type === 'AMOUNT') return format.amount(amount, currency)
      const percent = format.percent(amount / 100)
      return most === null
        ? percent
        : t('console.vouchers.percent-most', { percent, most: format.amount(most, currency) })
    },
    uses: ({ used, uses_total: most }: Pick<OperatedVoucher, 'used' | 'uses_total'>): string =>
      most === null
        ? format.number(used)
        : t('console.vouchers.used-of', { used: format.number(used), most: format.number(most) }),
    shops: ({ vendor_ids: ids }: Pick<OperatedVoucher, 'vendor_ids'>): string =>
      ids.length === 0 ? t('console.vouchers.all-shops') : format.list(ids.slice(0, SHOWN)),
  }
}

type Terms = Pick<OperatedVoucher, 'type' | 'amount' | 'currency' | 'maximum_discount'>

const SHOWN = 5
