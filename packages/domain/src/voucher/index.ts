export { type TermsFault, termsFault } from './check-terms.ts'
export { codeInPart, voucherCode, voucherCodePattern } from './code.ts'
export {
  isForVendor,
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
