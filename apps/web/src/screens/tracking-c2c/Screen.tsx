import { type OrderPageProps, TrackingPage } from '../../features/public-order/index.ts'

/** The tracking page for individuals who sent a parcel and paid online. */
export function Screen(props: OrderPageProps) {
  return <TrackingPage {...props} isIndividual />
}
