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
} as const satisfies AreaOf<typeof source>
