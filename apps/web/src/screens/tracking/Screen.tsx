import { type OrderPageProps, TrackingPage } from '../../features/public-order/index.ts'

/** The link that a shop sends to its customer. */
export function Screen(props: OrderPageProps) {
  return <TrackingPage {...props} />
}
