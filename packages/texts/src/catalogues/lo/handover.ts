import type { AreaOf } from '../../area.ts'
import type { handover as source } from '../en/handover.ts'

export const handover = {
  'handover.ask': 'ຂໍລະຫັດ PIN ຈາກລູກຄ້າ',
  'handover.ask-hint': 'ພວກເຮົາສ້າງເລກ 4 ຕົວ, ທ່ານບອກລູກຄ້າ, ໄຣເດີມອບໃຫ້ແຕ່ຜູ້ທີ່ບອກຖືກ.',
  'handover.ask-yes': 'ແມ່ນ, ຢູ່ໜ້າເຮືອນ',
  'handover.pin': 'ລະຫັດ PIN ຂອງລູກຄ້າ',
  'handover.pin-hint': 'ບອກຕໍ່ ຫຼື ແບ່ງປັນລິ້ງ: ລິ້ງກໍ່ສະແດງ. ໄຣເດີບໍ່ຮູ້ ແລະ ຈະຂໍຢູ່ໜ້າເຮືອນ.',
  'handover.pin-missing': 'ພັດສະດຸນີ້ມອບດ້ວຍລະຫັດ PIN. ກະລຸນາຂໍຈາກລູກຄ້າ.',
  'handover.pin-wrong': 'ລະຫັດ PIN ບໍ່ຖືກ. ເຫຼືອ: {tries_left} ເທື່ອ.',
  'handover.pin-locked': 'ລະຫັດ PIN ຜິດຫຼາຍເທື່ອ. ກຳລັງຖາມຮ້ານ.',
  'decision.cause.WRONG_PIN': 'ລະຫັດ PIN ຜິດຫຼາຍເທື່ອຢູ່ໜ້າເຮືອນ',
} as const satisfies AreaOf<typeof source>
