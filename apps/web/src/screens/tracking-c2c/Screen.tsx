import { useParams } from '@tanstack/react-router'
import { TrackingPage } from '../../features/public-order/index.ts'

/** For somebody who sent a parcel without being a business, and paid for it online. */
export function Screen() {
  const { orderID } = useParams({ from: '/bare/tracking-c2c/$orderID' })
  return <TrackingPage orderId={orderID} isIndividual />
}
