import { type OrderPageProps, TrackingPage } from '../../features/public-order/index.ts'

/** For somebody who sent a parcel without being a business, and paid for it online. */
export function Screen(props: OrderPageProps) {
  return <TrackingPage {...props} isIndividual />
}
