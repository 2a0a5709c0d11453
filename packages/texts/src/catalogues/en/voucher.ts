export const voucher = {
  'voucher.error.validation.message': 'This voucher code is not available',
  'voucher.error.get.message': 'Can not get details of the voucher code',
  'voucher.error.exists': 'There is a voucher with this code already.',
  'voucher.error.terms': 'These terms make no sense together.',
  'voucher.add': 'Add a voucher',
  'voucher.code': 'Voucher code',
  'voucher.apply': 'Apply',
  'voucher.remove': 'Remove the voucher',
  'voucher.replace': 'Use another voucher',
  'voucher.keep': 'Keep this voucher',
  'voucher.applied': 'The voucher {code} takes {amount} off.',
  'voucher.removed': 'The voucher was removed.',
  'voucher.line': 'Voucher {code}',
  'voucher.gone':
    'The voucher {code} is no longer available and was taken off. Please look at the fee again.',
  'voucher.stays': 'The voucher {code} stays with this order.',
} as const
