export { paymentWaiting } from './payment-waiting.ts'
export { WaitingPayment } from './LazyWaitingPayment.tsx'
