import type { AreaOf } from '../../area.ts'
import type { keys as source } from '../en/keys.ts'

export const keys = {
  'keys.error.mistyped': 'ຄີນີ້ບໍ່ຄົບ ຫຼື ພິມຜິດ.',
  'keys.error.invalid': 'ຄີນີ້ໃຊ້ຢູ່ນີ້ບໍ່ໄດ້.',
  'keys.error.scope': 'ຄີນີ້ບໍ່ມີສິດເອີ້ນຄຳສັ່ງນີ້.',
  'keys.error.not-found': 'ບໍ່ມີຄີນີ້ແລ້ວ.',
  'keys.error.changed': 'ມີຄົນອື່ນແກ້ໄຂຄີນີ້. ກະລຸນາເບິ່ງອີກເທື່ອກ່ອນບັນທຶກ.',
  'keys.error.ended': 'ຄີນີ້ຢຸດແລ້ວ.',
  'keys.error.too-many': 'ມີຄີຫຼາຍເກີນໄປ. ຢຸດຄີທີ່ບໍ່ໃຊ້ແລ້ວ.',
  'keys.error.network-invalid': 'ນີ້ບໍ່ແມ່ນເຄືອຂ່າຍ. ໃສ່ທີ່ຢູ່ ຫຼື ຊ່ວງ ເຊັ່ນ 203.0.113.0/24.',
  'keys.error.collection-point': 'ຄີໃຊ້ໄດ້ກັບຈຸດຮັບເຄື່ອງຂອງທຸລະກິດທ່ານເທົ່ານັ້ນ.',
  'keys.error.time-invalid': 'ເລືອກເວລາທີ່ຊ້າກວ່ານີ້. ຄີເກົ່າໃຊ້ໄດ້ບໍ່ເກີນເຈັດມື້.',
} as const satisfies AreaOf<typeof source>
