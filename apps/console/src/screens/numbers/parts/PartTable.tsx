import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../numbers.module.css'
import { type OpenedOrders, OrdersLink } from './OrdersLink.tsx'

export interface PartRow {
  readonly key: string
  readonly name: string
  readonly orders: { readonly now: number; readonly before: number }
  readonly opened: OpenedOrders
  /** Money of the part. */
  readonly sum?: string
}

export interface PartTableProps {
  readonly title: string
  readonly rows: readonly PartRow[]
}

/** The parts of a number, each with a bar by its share. */
export function PartTable({ title, rows }: PartTableProps) {
  const { t, format } = useTexts()
  const most = Math.max(1, ...rows.map(({ orders }) => orders.now))
  const hasSums = rows.some(({ sum }) => sum !== undefined)
  if (rows.length === 0) return null
  return (
    <div className={styles.parts}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('console.numbers.part')}</th>
            <th scope="col" data-figure>
              {t('console.numbers.now')}
            </th>
            <th scope="col" data-figure>
              {t('console.numbers.was')}
            </th>
            {hasSums && (
              <th scope="col" data-figure>
                {t('console.numbers.sum')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, orders, opened, sum }) => (
            <tr key={key}>
              <th scope="row">
                {name}
                <span className={styles.share} style={{ inlineSize: `${(orders.now / most) * 100}%` }} />
              </th>
              <td data-figure>
                <OrdersLink opened={opened} count={orders.now} />
              </td>
              <td data-figure>{format.number(orders.before)}</td>
              {hasSums && <td data-figure>{sum}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
