import type { AreaOf } from '../../area.ts'
import type { mail as source } from '../en/mail.ts'

export const mail = {
  'mail.footer': 'ທ່ານໄດ້ຮັບຂໍ້ຄວາມນີ້ຍ້ອນມີຄົນໃຊ້ທີ່ຢູ່ນີ້ກັບ {sender}. ຖ້າບໍ່ແມ່ນທ່ານ ບໍ່ຕ້ອງສົນໃຈ.',
  'mail.confirm.subject': 'ຢືນຢັນບັນຊີ {sender}',
  'mail.confirm.text': 'ຍິນດີຕ້ອນຮັບສູ່ {sender}. ຢືນຢັນວ່າທີ່ຢູ່ນີ້ເປັນຂອງທ່ານ ແລ້ວເຂົ້າລະບົບ ແລະ ເອີ້ນໄຣເດີຄົນທຳອິດ.',
  'mail.confirm.validity': 'ລິ້ງໃຊ້ໄດ້ {hours} ຊົ່ວໂມງ ແລະ ເທື່ອດຽວ.',
  'mail.confirm.action': 'ຢືນຢັນບັນຊີ',
  'mail.reset.subject': 'ລະຫັດສຳລັບລະຫັດຜ່ານ {sender} ໃໝ່',
  'mail.reset.text': 'ພິມລະຫັດນີ້ໃນໜ້າທີ່ທ່ານຂໍລະຫັດຜ່ານໃໝ່.',
  'mail.reset.validity': 'ໃຊ້ໄດ້ {minutes} ນາທີ. ພວກເຮົາບໍ່ຂໍລະຫັດນີ້ທາງໂທລະສັບ.',
  'mail.changed.subject': 'ລະຫັດຜ່ານ {sender} ຖືກປ່ຽນແລ້ວ',
  'mail.changed.text': 'ລະຫັດຜ່ານຖືກປ່ຽນເມື່ອ {at}. ອຸປະກອນອື່ນທັງໝົດອອກຈາກລະບົບແລ້ວ.',
  'mail.changed.not-you': 'ຖ້າບໍ່ແມ່ນທ່ານ ຕັ້ງລະຫັດຜ່ານໃໝ່ທັນທີດ້ວຍ “ລືມລະຫັດຜ່ານບໍ?”.',
  'mail.invited.subject': 'ທ່ານຖືກເຊີນເຂົ້າ {vendor}',
  'mail.invited.text': '{by} ເຊີນທ່ານເອີ້ນ ແລະ ຕິດຕາມໄຣເດີໃຫ້ {vendor} ດ້ວຍ {sender}.',
  'mail.invited.validity': 'ຄຳເຊີນໃຊ້ໄດ້ {days} ມື້.',
  'mail.invited.action': 'ຮັບຄຳເຊີນ',
  'mail.removed.subject': 'ທ່ານບໍ່ໄດ້ເຮັດໃຫ້ {vendor} ແລ້ວ',
  'mail.removed.text': 'ເຈົ້າຂອງ {vendor} ປິດສິດຂອງທ່ານ.',
} as const satisfies AreaOf<typeof source>
