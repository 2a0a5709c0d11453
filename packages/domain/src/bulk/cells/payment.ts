import type { BulkPayment } from '../columns.ts'
import { readPayment as paymentOf } from './read-payment.ts'
import type { RowReader } from './reader.ts'

/** Empty where a person has to choose it. */
export function readPayment(reader: RowReader): BulkPayment | '' {
  const { payments, defaultPayment } = reader.rules
  const written = reader.line('payment')
  if (written === '') {
    if (defaultPayment) reader.warn('payment', 'payment-assumed')
    return defaultPayment ?? ''
  }
  const payment = paymentOf(written)
  if (!payment) reader.violation('payment', 'payment-unknown')
  else if (!payments.includes(payment)) reader.violation('payment', 'payment-unavailable')
  return payment ?? ''
}
