export { COURIER_POSITION_SECONDS, type CourierFacts, isImminent } from './courier.ts'
export { type OrderChange, orderEvents, type OrderState } from './order-events.ts'
export { askedTypes, type EventType, eventTypes, moneyTypes, usualTypes } from './types.ts'
