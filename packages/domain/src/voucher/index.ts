export { type TermsFault, termsFault } from './check-terms.ts'
export { codeInPart, voucherCode } from './code.ts'
export {
  judgeVoucher,
  type VoucherDelivery,
  voucherDeliveries,
  type VoucherFault,
  type VoucherJudged,
  type VoucherKind,
  voucherKinds,
  voucherOff,
  type VoucherTerms,
  type VoucherUse,
} from './voucher.ts'
