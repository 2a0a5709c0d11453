/** Past orders as lines for `copy … from stdin`, a minute apart, the newest an hour ago. */
export const orderColumns =
  'vendor_id, order_id, country, status, version, created_at, updated_at, ready_at, currency, delivery_fee_minor, amount_minor, payment_method, description, customer_name, customer_phone, dropoff_address, dropoff_latitude, dropoff_longitude, dropoff_notes, pickup_name, pickup_address, pickup_latitude, pickup_longitude, pickup_phone, pickup_instructions, distance_metres, promised_lower, promised_upper, picked_up_at, delivered_at, rider_name'

const idOf = (vendorId: string, index: number) => `${vendorId}-B${String(index).padStart(9, '0')}`
const momentOf = (index: number) => new Date(Date.now() - 3_600_000 - index * 60_000).toISOString()

export function orderLine(vendorId: string, index: number): string {
  const moment = momentOf(index)
  const what = ['DELIVERED', 3, moment, moment, moment, 'SGD', 750, 2550, 'CASH_ON_DELIVERY', 'Birthday cake']
  const to = ['陈美玲 محمد', '+6591234567', `#${index}, 5 Garden Road, Singapore`, 1.31, 103.86, 'Ring twice']
  const from = ['Shop', '1 Shop Street, Singapore', 1.3, 103.85, '+6561234567', '']
  // Promised, collected and delivered.
  const times = [moment, moment, moment, moment]
  const fields = [vendorId, idOf(vendorId, index), 'SG', ...what, ...to, ...from, 1500, ...times, 'Tan']
  return `${fields.join('\t')}\n`
}

const steps = ['NEW', 'WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY', 'PICKED_UP', 'DELIVERED']

export function statusLine(vendorId: string, index: number): string {
  const [id, moment] = [idOf(vendorId, index), momentOf(index)]
  return steps
    .map((status, position) => `${vendorId}\t${id}\t${position}\t${status}\tfleet\t${moment}\n`)
    .join('')
}
