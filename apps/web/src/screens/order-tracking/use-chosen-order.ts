import type { OrderRecord } from '@beckon/contract'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useOrder } from '../../features/orders/index.ts'

/** The id of the chosen order is in the address, so that a link or a reload opens the same one. */
export function useChosenOrder(orders: readonly OrderRecord[] | undefined) {
  const { order_id: chosenId } = useSearch({ strict: false })
  const navigate = useNavigate()
  const choose = useCallback(
    (orderId: string | undefined) => {
      void navigate({ to: '.', search: orderId === undefined ? {} : { order_id: orderId }, replace: true })
    },
    [navigate],
  )
  const listed = orders?.find((order) => order.order_id === chosenId)
  // A link may lead to an order of another day or another outlet.
  const other = useOrder(orders && !listed ? chosenId : undefined)
  const chosen = listed ?? (chosenId === undefined ? undefined : other.data)
  const isUnknown = chosenId !== undefined && orders !== undefined && !chosen && !other.isFetching
  return { chosenId, chosen, isUnknown, choose, retry: () => void other.refetch(), error: other.error }
}

/** On a phone the order replaces the lists; the focus moves to the order and back. */
export function useFocusBetween(
  chosenId: string | undefined,
  lists: RefObject<HTMLElement | null>,
  detail: RefObject<HTMLElement | null>,
): void {
  const before = useRef(chosenId)
  useEffect(() => {
    const left = before.current
    before.current = chosenId
    if (left === chosenId || lists.current === null) return
    const isHidden = lists.current.offsetParent === null
    if (chosenId !== undefined && isHidden) detail.current?.focus({ preventScroll: true })
    if (chosenId === undefined && left !== undefined) {
      lists.current.querySelector<HTMLElement>(`[data-order-row="${CSS.escape(left)}"]`)?.focus()
    }
  }, [chosenId, lists, detail])
}
