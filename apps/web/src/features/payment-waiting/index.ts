export { paymentWaiting } from './payment-waiting.ts'
export { WaitingPayment } from './WaitingPayment.tsx'
