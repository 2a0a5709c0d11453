export { taxWithin } from './tax.ts'
export { type Fee, type FeeComponent, tariffFee } from './tariff-fee.ts'
export { type ChargedOrder, type ComparedOrder, compareFees, type FeeComparison } from './compare-fees.ts'
