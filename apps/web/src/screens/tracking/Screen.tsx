import { useParams } from '@tanstack/react-router'
import { TrackingPage } from '../../features/public-order/index.ts'

/** The link that a shop sends to its customer. */
export function Screen() {
  const { orderID } = useParams({ from: '/bare/tracking/$orderID' })
  return <TrackingPage orderId={orderID} />
}
