import type { AreaOf } from '../../area.ts'
import type { voucher as source } from '../en/voucher.ts'

export const voucher = {
  'voucher.error.validation.message': 'ລະຫັດຄູປອງນີ້ໃຊ້ບໍ່ໄດ້',
  'voucher.error.get.message': 'ດຶງລາຍລະອຽດຄູປອງບໍ່ໄດ້',
  'voucher.error.exists': 'ມີຄູປອງລະຫັດນີ້ແລ້ວ.',
  'voucher.error.terms': 'ເງື່ອນໄຂເຫຼົ່ານີ້ຂັດກັນ.',
  'voucher.add': 'ເພີ່ມຄູປອງ',
  'voucher.code': 'ລະຫັດຄູປອງ',
  'voucher.apply': 'ໃຊ້',
  'voucher.remove': 'ເອົາຄູປອງອອກ',
  'voucher.replace': 'ໃຊ້ຄູປອງອື່ນ',
  'voucher.keep': 'ໃຊ້ຄູປອງນີ້ຄືເກົ່າ',
  'voucher.applied': 'ຄູປອງ {code} ຫຼຸດ {amount}.',
  'voucher.removed': 'ເອົາຄູປອງອອກແລ້ວ.',
  'voucher.line': 'ຄູປອງ {code}',
  'voucher.gone': 'ຄູປອງ {code} ໃຊ້ບໍ່ໄດ້ແລ້ວ ແລະ ຖືກເອົາອອກ. ກະລຸນາເບິ່ງຄ່າສົ່ງອີກເທື່ອ.',
  'voucher.stays': 'ຄູປອງ {code} ຍັງຢູ່ກັບອໍເດີນີ້.',
  'order.fee-whole': 'ຄ່າສົ່ງກ່ອນຄູປອງ',
  'order.voucher': 'ຄູປອງ',
  'order.voucher-off': '{code}, ຫຼຸດ {amount}',
} as const satisfies AreaOf<typeof source>
