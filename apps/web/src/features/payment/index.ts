export { paymentActors } from './payment-actors.ts'
export { paymentMachine } from './payment.machine.ts'
export { PaymentPanel } from './PaymentPanel.tsx'
export type { PaymentEnd, PaymentInput } from './payment-state.ts'
