import type { AreaOf } from '../../area.ts'
import type { conversation as source } from '../en/conversation.ts'

export const conversation = {
  'talk.title': 'ລົມກັບໄຣເດີ',
  'talk.empty': 'ຍັງບໍ່ມີຂໍ້ຄວາມ. ສິ່ງທີ່ທ່ານຂຽນຈະໄປຮອດໂທລະສັບໄຣເດີທັນທີ.',
  'talk.label': 'ຂໍ້ຄວາມເຖິງໄຣເດີ',
  'talk.send': 'ສົ່ງ',
  'talk.mine': 'ທ່ານ',
  'talk.rider': 'ໄຣເດີ',
  'talk.seen': 'ເຫັນແລ້ວ',
  'talk.sent': 'ສົ່ງແລ້ວ',
  'talk.unseen': 'ຂໍ້ຄວາມໃໝ່: {count}',
  'talk.closed': 'ຂຽນຫາກັນໄດ້ຕອນອໍເດີມີໄຣເດີ ແລະ ຕໍ່ອີກໜຶ່ງຊົ່ວໂມງຫຼັງຈົບ.',
  'talk.not-sent': 'ສົ່ງບໍ່ໄດ້. ຂໍ້ຄວາມຍັງຢູ່ນີ້: ກະລຸນາລອງໃໝ່.',
  'talk.not-loaded': 'ດຶງຂໍ້ຄວາມບໍ່ໄດ້.',
  'talk.phrases': 'ຂໍ້ຄວາມດ່ວນ',
  'talk.phrase.ready': 'ພັດສະດຸພ້ອມແລ້ວ.',
  'talk.phrase.wait': 'ຂໍເວລາອີກຫ້ານາທີແດ່.',
  'talk.phrase.entrance': 'ກະລຸນາມາທາງປະຕູຫຼັງ.',
  'talk.phrase.call': 'ຮອດແລ້ວໂທຫາລູກຄ້າແດ່.',
  'talk.problem.SHOP_CLOSED': 'ຈຸດຮັບເຄື່ອງປິດຢູ່',
  'talk.problem.NOT_READY': 'ພັດສະດຸຍັງບໍ່ພ້ອມ',
  'talk.problem.DAMAGED': 'ພັດສະດຸເສຍຫາຍ',
  'talk.problem.DOES_NOT_FIT': 'ພັດສະດຸໃຫຍ່ເກີນໄປ',
  'talk.problem.ACCIDENT': 'ໄຣເດີເກີດອຸບັດຕິເຫດ',
  'talk.problem.BREAKDOWN': 'ລົດຂອງໄຣເດີເພ',
  'talk.problem.OTHER': 'ໄຣເດີມີບັນຫາ',
} as const satisfies AreaOf<typeof source>
