import { type OrderPageProps, TrackingPage } from '../../features/public-order/index.ts'

/** The tracking page behind the shop's link to its customer. */
export function Screen(props: OrderPageProps) {
  return <TrackingPage {...props} />
}
