export { type TermsViolation, termsViolation } from './check-terms.ts'
export { codeInPart, voucherCode } from './code.ts'
export {
  judgeVoucher,
  type VoucherDelivery,
  voucherDeliveries,
  type VoucherViolation,
  type VoucherJudged,
  type VoucherKind,
  voucherKinds,
  voucherOff,
  type VoucherTerms,
  type VoucherUse,
} from './voucher.ts'
