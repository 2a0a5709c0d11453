export { OrderStatusBadge } from './OrderStatusBadge.tsx'
export { reasonWords } from './reason-words.ts'
