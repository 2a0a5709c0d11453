export { currencies, type Currency, exponentOf, isCurrency } from './currency.ts'
export { decimalOf } from './decimal-of.ts'
export { addMoney, type Money, money, toDecimal, toMinor, type ToMinor } from './money.ts'
export { priceStep } from './price-step.ts'
