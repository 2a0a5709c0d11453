export { useVouchers } from './use-vouchers.ts'
export { useVoucherText } from './use-voucher-text.ts'
export { VoucherState } from './VoucherState.tsx'
