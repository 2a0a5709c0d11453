import type { AreaOf } from '../../area.ts'
import type { pressure as source } from '../en/pressure.ts'

export const pressure = {
  'pressure.slower': 'ການສົ່ງຢູ່ນີ້ໃຊ້ເວລາດົນຂຶ້ນປະມານ {duration} ຈົນຮອດ {time}.',
  'pressure.paused': 'ໄຣເດີບໍ່ຮັບອໍເດີໃໝ່ຢູ່ນີ້ຈົນຮອດ {time}.',
  'pressure.zone-closed': 'ໄຣເດີຮັບເຄື່ອງຢູ່ນີ້ແຕ່ {from} ຮອດ {to}.',
  'pressure.radius': 'ໄຣເດີຢູ່ນີ້ສົ່ງໄດ້ໄກສຸດ {distance} ຈົນຮອດ {time}.',
  'pressure.full': 'ໄຣເດີຢູ່ນີ້ບໍ່ຫວ່າງທຸກຄົນ. ກະລຸນາລອງໃໝ່ອີກບໍ່ເທົ່າໃດນາທີ ຫຼື ຫຼັງ {time}.',
  'pressure.surcharge': 'ມີຄ່າເພີ່ມ {amount} ຢູ່ນີ້ຈົນຮອດ {time}.',
  'request.fee-surcharge': 'ຄ່າເພີ່ມຍາມຄົນໃຊ້ຫຼາຍ',
  'bulk.problem.paused': 'ຕອນນີ້ໄຣເດີບໍ່ຮັບອໍເດີໃໝ່ຢູ່ຈຸດຮັບເຄື່ອງນີ້',
  'bulk.problem.zone-closed': 'ໄຣເດີບໍ່ຮັບເຄື່ອງຢູ່ນີ້ໃນເວລານີ້',
  'bulk.problem.radius': 'ໄກເກີນໄປ ຍາມໄຣເດີຫວ່າງໜ້ອຍ',
  'bulk.problem.full': 'ໄຣເດີຢູ່ນີ້ບໍ່ຫວ່າງທຸກຄົນ. ລອງໃໝ່ອີກບໍ່ເທົ່າໃດນາທີ.',
  'error.measure-not-found': 'ບໍ່ມີມາດຕະການນີ້ ຫຼື ສິ້ນສຸດແລ້ວ.',
  'error.measure-invalid': 'ກະລຸນາກວດຄ່າ ແລະ ເວລາຂອງມາດຕະການ.',
} as const satisfies AreaOf<typeof source>
