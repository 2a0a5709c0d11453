import type { AreaOf } from '../../area.ts'
import type { handover as source } from '../en/handover.ts'

export const handover = {
  'handover.ask': 'ຂໍລະຫັດ PIN ຈາກລູກຄ້າ',
  'handover.ask-hint': 'ພວກເຮົາສ້າງເລກ 4 ຕົວ, ທ່ານບອກລູກຄ້າ, ໄຣເດີມອບໃຫ້ແຕ່ຜູ້ທີ່ບອກຖືກ.',
  'handover.ask-yes': 'ແມ່ນ, ຢູ່ໜ້າເຮືອນ',
  'handover.pin': 'ລະຫັດ PIN ຂອງລູກຄ້າ',
  'handover.pin-hint': 'ກະລຸນາບອກລະຫັດນີ້ໃຫ້ລູກຄ້າ ຫຼື ແບ່ງປັນລິ້ງ: ເປີດລິ້ງກໍ່ເຫັນລະຫັດ. ໄຣເດີບໍ່ຮູ້ລະຫັດ ແລະ ຈະຖາມຢູ່ໜ້າເຮືອນ.',
  'handover.pin-missing': 'ພັດສະດຸນີ້ມອບດ້ວຍລະຫັດ PIN. ກະລຸນາຂໍຈາກລູກຄ້າ.',
  'handover.pin-wrong': 'ລະຫັດ PIN ບໍ່ຖືກ. ເຫຼືອ: {tries_left} ເທື່ອ.',
  'handover.pin-locked': 'ໃສ່ລະຫັດ PIN ຜິດຫຼາຍເທື່ອ. ກຳລັງຖາມຮ້ານວ່າໃຫ້ເຮັດແນວໃດ.',
  'decision.cause.WRONG_PIN': 'ໃສ່ລະຫັດ PIN ຜິດຫຼາຍເທື່ອຢູ່ໜ້າເຮືອນ',
} as const satisfies AreaOf<typeof source>
