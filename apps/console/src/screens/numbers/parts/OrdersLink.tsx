import { countries } from '@beckon/domain/country'
import type { OrderCondition } from '@beckon/domain/numbers'
import { dayOf } from '@beckon/domain/time'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext } from 'react'
import { useDeps } from '../../../platform/deps/index.ts'
import { useStore } from '../../../platform/store/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import type { AskedNumbers } from '../asked-numbers.ts'

export const AskedContext = createContext<AskedNumbers>({ from: '', to: '' })

/** Common facts of the orders of a number, as filters of the page of orders. */
export interface OpenedOrders {
  readonly only: OrderCondition
  readonly status?: string
  readonly way?: string
  readonly reason?: string
  readonly cause?: string
  /** One day or hour of the period. */
  readonly step?: { readonly from: number; readonly until: number }
}

export interface OrdersLinkProps {
  readonly opened: OpenedOrders
  readonly count: number
  /** The number as a text with its unit; the count alone where absent. */
  readonly children?: ReactNode
}

const HOUR = 3600

/** A number that opens the orders behind it. */
export function OrdersLink({ opened, count, children }: OrdersLinkProps) {
  const { t, format } = useTexts()
  const { from, to, vendor_id: shop, zone_id: zone } = useContext(AskedContext)
  const { timezone } = countries[useStore(useDeps().country)]
  const { step, ...filters } = opened
  const text = children ?? format.number(count)
  const search: Readonly<Record<string, string>> = {
    ...filters,
    ...(shop && { shop }),
    ...(zone && { zone }),
    ...daysOf(step, { from, to }, timezone),
  }
  if (count === 0) return text
  return (
    <Anchor
      inherit
      title={t('console.numbers.open', { count })}
      renderRoot={(props) => <Link to="/orders" search={search} {...props} />}
    >
      {text}
    </Anchor>
  )
}

/** The days as the page of orders has them; an hour is a span of seconds. */
function daysOf(step: OpenedOrders['step'], { from, to }: AskedNumbers, timezone: string) {
  if (!step) return { from, until: to }
  if (step.until - step.from <= HOUR) return { span: `${step.from}-${step.until}` }
  const day = dayOf(step.from, timezone)
  return { from: day, until: day }
}
