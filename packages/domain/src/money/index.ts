export { currencies, type Currency, exponentOf, isCurrency } from './currency.ts'
export { addMoney, type Money, money, toDecimal, toMinor, type ToMinor } from './money.ts'
export { priceStep } from './price-step.ts'
