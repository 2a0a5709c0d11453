import type { AreaOf } from '../../area.ts'
import type { operator as source } from '../en/operator.ts'

export const operator = {
  'error.vendor-exists': 'ມີຮ້ານໃຊ້ລະຫັດນັ້ນແລ້ວ.',
  'error.flag-unknown': 'ບໍ່ມີ flag ນັ້ນ.',
  'error.parameter-invalid': 'ຄ່ານັ້ນໃຊ້ບໍ່ໄດ້.',
  'error.account-not-found': 'ບໍ່ມີບັນຊີນັ້ນ.',
  'error.platform-vendor': 'ມີຮ້ານໜຶ່ງທີ່ບໍ່ມີໃນປະເທດນີ້.',
  'error.service-hours-format': 'ຮູບແບບຕ້ອງເປັນ dddd:dddd (0000:2359 ສຳລັບ 24/24)',
  'error.service-hours-range': 'ເວລາບໍລິການຕ້ອງຢູ່ລະຫວ່າງ 0 ແລະ 2359',
  'flags.unavailable': 'ການຕັ້ງຄ່າບາງອັນໂຫຼດບໍ່ໄດ້, ບາງສ່ວນອາດບໍ່ສະແດງໃນຕອນນີ້.',
  'error.text-unknown': 'ພາສານີ້ບໍ່ມີຂໍ້ຄວາມນັ້ນ.',
  'error.text-invalid': 'ໃສ່ຂໍ້ຄວາມນັ້ນຢູ່ບ່ອນນັ້ນບໍ່ໄດ້.',
  'text.fault.empty': 'ຂໍ້ຄວາມຕ້ອງບໍ່ຫວ່າງເປົ່າ ແລະ ຕ້ອງບໍ່ມີຍະຫວ່າງຢູ່ຕົ້ນ ຫຼື ທ້າຍ.',
  'text.fault.placeholders': 'ຊື່ໃນວົງປີກກາ ຕ້ອງຄືກັບຂໍ້ຄວາມພາສາອັງກິດ.',
  'text.fault.marks': 'ໃສ່ໂຄດຈັດຮູບແບບ ຫຼື ຕົວອັກສອນຄວບຄຸມບໍ່ໄດ້.',
  'text.fault.long': 'ຂໍ້ຄວາມຍາວເກີນໄປສຳລັບບ່ອນຂອງມັນ.',
} as const satisfies AreaOf<typeof source>
