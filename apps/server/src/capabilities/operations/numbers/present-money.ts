import type { Numbers } from '@beckon/contract'
import type { Currency } from '@beckon/domain/money'
import { toDecimal } from '@beckon/domain/money'
import { refundCauses } from '@beckon/domain/payment'
import type { CashRow, MoneyFigures, RefundRow } from './money-figures.ts'
import { compare, comparedParts } from './present-orders.ts'

type MoneyNumbers = NonNullable<Numbers['money']>

/** The numbers of money as the wire has them. */
export function presentMoney({ cash, refunds }: MoneyFigures, currency: Currency): MoneyNumbers {
  const decimal = (minor: number) => toDecimal({ minor, currency })
  const count = (key: 'orders' | 'open' | 'short_orders') => compare(cash, (row) => row[key], 0)
  const sum = (key: keyof Pick<CashRow, 'due' | 'collected' | 'settled' | 'short'>) =>
    compare(cash, (row) => decimal(row[key]), 0)
  const all = refunds.filter(({ cause }) => cause === null)
  const given = (rows: readonly RefundRow[]) => compare(rows, (row) => decimal(row.sum), 0)
  return {
    currency,
    cash: {
      orders: count('orders'),
      due: sum('due'),
      collected: sum('collected'),
      settled: sum('settled'),
      open: count('open'),
      short_orders: count('short_orders'),
      short: sum('short'),
    },
    refunds: {
      orders: compare(all, ({ orders }) => orders, 0),
      count: compare(all, (row) => row.count, 0),
      sum: given(all),
      by_cause: comparedParts(
        refunds.filter(({ cause }) => cause !== null),
        ({ cause }) => cause ?? '',
      ).flatMap(({ part, rows, orders }) => {
        const cause = refundCauses.find((one) => one === part)
        return cause ? [{ cause, orders, sum: given(rows) }] : []
      }),
    },
  }
}
