import { type OrderPageProps, TrackingPage } from '../../features/public-order/index.ts'

/** For individuals who sent a parcel and paid for it online. */
export function Screen(props: OrderPageProps) {
  return <TrackingPage {...props} isIndividual />
}
