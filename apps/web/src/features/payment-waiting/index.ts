export { paymentWaiting, WAITING_SECONDS } from './payment-waiting.ts'
export { WaitingPayment } from './WaitingPayment.tsx'
