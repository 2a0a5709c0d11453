export { currencies, type Currency, exponentOf, isCurrency, parseCurrency } from './currency.ts'
export { decimalOf } from './decimal-of.ts'
export { addMoney, type Money, money, toDecimal, toMinor, type ToMinor } from './money.ts'
export { downToStep, priceStep, upToStep } from './price-step.ts'
