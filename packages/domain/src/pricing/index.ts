export { taxWithin } from './tax.ts'
export { type Fee, type FeeComponent, tariffFee } from './tariff-fee.ts'
