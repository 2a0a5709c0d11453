import type { AreaOf } from '../../area.ts'
import type { modes as source } from '../en/modes.ts'

export const modes = {
  'guest.error.closed': 'ລົງທະບຽນ ຫຼື ເຂົ້າລະບົບເພື່ອເອີ້ນໄຣເດີ.',
  'guest.name': 'ແຂກ',
  'guest.continue': 'ສືບຕໍ່ເປັນແຂກ',
  'guest.ended': 'ເວລາເປັນແຂກໝົດແລ້ວ. ສືບຕໍ່ເປັນແຂກອີກ ຫຼື ເຂົ້າລະບົບ.',
  'guest.request-text': 'ແຂກຈ່າຍອອນລາຍ. ສ້າງບັນຊີເພື່ອໃຊ້ໄດ້ທຸກວິທີຈ່າຍ ແລະ ເກັບຈຸດຮັບເຄື່ອງໄວ້.',
  'guest.popup-title': 'ເກັບອໍເດີໄວ້ບ່ອນດຽວ',
  'guest.popup-text': 'ສ້າງບັນຊີ ແລ້ວອໍເດີຕໍ່ໄປກົດບໍ່ເທົ່າໃດເທື່ອກໍ່ແລ້ວ: ຈຸດຮັບເຄື່ອງ, ລູກຄ້າ ແລະ ອໍເດີທັງໝົດເກັບໄວ້ໃຫ້.',
  'guest.popup-register': 'ສ້າງບັນຊີ',
  'guest.popup-later': 'ພາຍຫຼັງ',
  'guest.popup-never': 'ບໍ່ຕ້ອງຖາມອີກ',
  'platform.title': 'ກຳລັງເປີດ',
  'platform.error.token': 'ເປີດບໍ່ໄດ້ດ້ວຍຂໍ້ມູນຈາກໜ້າເວັບທີ່ຄຸມໜ້ານີ້. ກະລຸນາໂຫຼດໜ້າເວັບນັ້ນໃໝ່.',
  'platform.error.no-answer': 'ໜ້າເວັບທີ່ຄຸມໜ້ານີ້ບໍ່ໄດ້ບອກວ່າທ່ານແມ່ນໃຜ. ກະລຸນາໂຫຼດໜ້າເວັບນັ້ນໃໝ່.',
} as const satisfies AreaOf<typeof source>
