import type { PaymentMethod, ProgramPayment } from '@beckon/contract'

/** Names of the payment methods for programs. */
export const paymentsByMethod: Readonly<Record<PaymentMethod, ProgramPayment>> = {
  NONE: 'none',
  PAID: 'paid',
  CASH_ON_DELIVERY: 'cash_on_delivery',
  PAYMENT_ON_DELIVERY: 'payment_on_delivery',
}

export const methodsByPayment: Readonly<Record<ProgramPayment, PaymentMethod>> = {
  none: 'NONE',
  paid: 'PAID',
  cash_on_delivery: 'CASH_ON_DELIVERY',
  payment_on_delivery: 'PAYMENT_ON_DELIVERY',
}
