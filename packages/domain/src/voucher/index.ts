export { type TermsViolation, termsViolation } from './check-terms.ts'
export { codeInPart, voucherCode } from './code.ts'
export {
  evaluateVoucher,
  type VoucherDelivery,
  voucherDeliveries,
  type VoucherViolation,
  type EvaluatedVoucher,
  type VoucherKind,
  voucherKinds,
  type VoucherState,
  voucherState,
  voucherStates,
  voucherOff,
  type VoucherTerms,
  type VoucherUse,
} from './voucher.ts'
