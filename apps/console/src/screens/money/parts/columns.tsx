import type { Column } from '../../../features/list/index.ts'
import type { Texts } from '../../../platform/texts/index.ts'
import { LongText } from './LongText.tsx'
import { OrderLink } from './OrderLink.tsx'

/** Columns that several lists about money have. */

export function orderColumn<T extends { readonly order_id: string }>({ t }: Texts): Column<T> {
  return { id: 'order', title: t('console.money.order'), render: (row) => <OrderLink id={row.order_id} /> }
}

export function shopColumn<T extends { readonly vendor_name: string }>({ t }: Texts): Column<T> {
  return { id: 'shop', title: t('console.money.shop'), render: (row) => <LongText text={row.vendor_name} /> }
}

export function amountColumn<T extends { readonly amount: number; readonly currency: string }>({
  t,
  format,
}: Texts): Column<T> {
  return {
    id: 'amount',
    title: t('console.money.amount'),
    render: (row) => format.amount(row.amount, row.currency),
    sortBy: ({ amount }) => amount,
    isFigure: true,
  }
}

/** A name of an operator; empty where there is none. */
export const personColumn = <T,>(
  id: string,
  title: string,
  nameOf: (row: T) => string | null | undefined,
): Column<T> => ({ id, title, render: (row) => <bdi>{nameOf(row)}</bdi> })
