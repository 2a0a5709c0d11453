import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.board-changed': 'ອໍເດີນີ້ປ່ຽນໄປລະຫວ່າງນັ້ນ. ກະລຸນາເບິ່ງອີກເທື່ອ.',
  'error.board-stops-changed': 'ຈຸດແວະຂອງໄຣເດີນີ້ປ່ຽນໄປລະຫວ່າງນັ້ນ. ກະລຸນາເບິ່ງອີກເທື່ອ.',
  'error.board-order-state': 'ເຮັດແບບນັ້ນໃນສະຖານະປັດຈຸບັນຂອງອໍເດີບໍ່ໄດ້.',
  'error.board-same-rider': 'ໄຣເດີນີ້ມີອໍເດີນີ້ຢູ່ແລ້ວ.',
  'error.board-rider-suspended': 'ໄຣເດີນີ້ຖືກລະງັບ ຫຼື ອອກໄປແລ້ວ.',
  'error.board-rider-off-duty': 'ໄຣເດີນີ້ບໍ່ໄດ້ເປີດຮັບວຽກ.',
  'error.board-rider-full': 'ໄຣເດີນີ້ບໍ່ມີບ່ອນໃສ່ພັດສະດຸອີກ ຫຼື ພັດສະດຸໃຫຍ່ເກີນພາຫະນະ.',
  'error.board-rider-documents': 'ເອກະສານຂອງໄຣເດີນີ້ຂາດ ຫຼື ໝົດອາຍຸແລ້ວ.',
  'error.board-rider-cash': 'ຖ້າຮັບອໍເດີນີ້ ໄຣເດີຈະມີເງິນສົດເກີນກຳນົດ.',
  'error.board-rider-advance': 'ຖ້າຮັບອໍເດີນີ້ ໄຣເດີຈະຈ່າຍໃຫ້ຮ້ານເກີນກຳນົດ.',
  'error.board-paid-by-rider': 'ໄຣເດີຈ່າຍຄ່າພັດສະດຸນີ້ໃຫ້ຮ້ານແລ້ວ, ໄຣເດີຄົນອື່ນຈຶ່ງຮັບຕໍ່ບໍ່ໄດ້.',
  'error.transfer-gone': 'ພັດສະດຸນີ້ປ່ຽນມືບໍ່ໄດ້ອີກແລ້ວ.',
} as const satisfies AreaOf<typeof source>
