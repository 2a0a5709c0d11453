export { createStopOrder, type StopName, type StopOrder, type WantedOrder } from './stop-order.ts'
