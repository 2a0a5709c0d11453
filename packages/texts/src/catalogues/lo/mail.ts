import type { AreaOf } from '../../area.ts'
import type { mail as source } from '../en/mail.ts'

export const mail = {
  'mail.footer': 'ທ່ານໄດ້ຮັບຂໍ້ຄວາມນີ້ຍ້ອນຂໍ້ມູນຕິດຕໍ່ນີ້ຖືກໃຊ້ກັບ {sender}.',
  'mail.confirm.subject': 'ຢືນຢັນບັນຊີ {sender}',
  'mail.confirm.text': 'ຍິນດີຕ້ອນຮັບສູ່ {sender}. ກະລຸນາຢືນຢັນວ່າອີເມວນີ້ເປັນຂອງທ່ານ, ແລ້ວທ່ານເຂົ້າລະບົບ ແລະ ເອີ້ນໄຣເດີຄົນທຳອິດໄດ້.',
  'mail.confirm.validity': 'ລິ້ງໃຊ້ໄດ້ {hours} ຊົ່ວໂມງ ແລະ ໃຊ້ໄດ້ເທື່ອດຽວ. ຖ້າທ່ານບໍ່ໄດ້ສ້າງບັນຊີນີ້ ບໍ່ຕ້ອງສົນໃຈຂໍ້ຄວາມນີ້.',
  'mail.confirm.action': 'ຢືນຢັນບັນຊີ',
  'mail.reset.subject': 'ລະຫັດສຳລັບຕັ້ງລະຫັດຜ່ານ {sender} ໃໝ່',
  'mail.reset.text': 'ພິມລະຫັດນີ້ໃນໜ້າທີ່ທ່ານຂໍລະຫັດຜ່ານໃໝ່.',
  'mail.reset.validity':
    'ໃຊ້ໄດ້ {minutes} ນາທີ. ພວກເຮົາບໍ່ຂໍລະຫັດນີ້ທາງໂທລະສັບ. ຖ້າທ່ານບໍ່ໄດ້ຂໍ ບໍ່ຕ້ອງສົນໃຈຂໍ້ຄວາມນີ້. ລະຫັດຜ່ານຂອງທ່ານຍັງຄືເກົ່າ.',
  'mail.changed.subject': 'ລະຫັດຜ່ານ {sender} ຖືກປ່ຽນແລ້ວ',
  'mail.changed.text': 'ລະຫັດຜ່ານບັນຊີຂອງທ່ານຖືກປ່ຽນເມື່ອ {at}. ອຸປະກອນອື່ນທັງໝົດອອກຈາກລະບົບແລ້ວ.',
  'mail.changed.not-you': 'ຖ້າບໍ່ແມ່ນທ່ານ ໃຫ້ຕັ້ງລະຫັດຜ່ານໃໝ່ທັນທີດ້ວຍ “ລືມລະຫັດຜ່ານບໍ?”.',
  'mail.invited.subject': 'ທ່ານໄດ້ຮັບເຊີນເຂົ້າຮ່ວມ {vendor}',
  'mail.invited.text': '{by} ເຊີນທ່ານເອີ້ນ ແລະ ຕິດຕາມໄຣເດີໃຫ້ {vendor} ດ້ວຍ {sender}.',
  'mail.invited.validity': 'ຄຳເຊີນໃຊ້ໄດ້ {days} ມື້. ຖ້າທ່ານບໍ່ໄດ້ລໍຖ້າຄຳເຊີນນີ້ ບໍ່ຕ້ອງສົນໃຈຂໍ້ຄວາມນີ້.',
  'mail.invited.action': 'ຮັບຄຳເຊີນ',
  'mail.rider-invited.subject': 'ເປັນໄຣເດີກັບ {sender}',
  'mail.rider-invited.text': 'ເປີດລິ້ງນີ້ໃນໂທລະສັບຂອງທ່ານ ເພື່ອເລີ່ມເປັນໄຣເດີກັບ {sender}.',
  'mail.rider-invited.validity': 'ລິ້ງໃຊ້ໄດ້ {hours} ຊົ່ວໂມງ ແລະ ໃຊ້ໄດ້ເທື່ອດຽວ.',
  'mail.rider-invited.action': 'ເລີ່ມວຽກ',
  'mail.rider-code.subject': 'ລະຫັດເຂົ້າສູ່ລະບົບ {sender} ຂອງທ່ານ',
  'mail.rider-code.text': 'ພິມລະຫັດນີ້ເພື່ອເຂົ້າສູ່ລະບົບເປັນໄຣເດີ.',
  'mail.rider-code.validity': 'ລະຫັດໃຊ້ໄດ້ {minutes} ນາທີ. ພວກເຮົາບໍ່ຂໍລະຫັດນີ້ທາງໂທລະສັບ. ຖ້າທ່ານບໍ່ໄດ້ຂໍ ບໍ່ຕ້ອງສົນໃຈຂໍ້ຄວາມນີ້.',
  'mail.payment.subject': 'ການຈ່າຍເງິນຂອງທ່ານກັບ {sender}',
  'mail.payment.paid': 'ທະນາຄານຂອງທ່ານຈ່າຍຄ່າອໍເດີ {order} ແລ້ວ. ສັ່ງອໍເດີແລ້ວ.',
  'mail.payment.unpaid': 'ທະນາຄານຂອງທ່ານບໍ່ໄດ້ຈ່າຍຄ່າອໍເດີ {order}. ບໍ່ໄດ້ຕັດເງິນ. ໄຣເດີຈະມາກໍຕໍ່ເມື່ອທ່ານຈ່າຍໃໝ່.',
  'mail.payment.paid-back': 'ທະນາຄານຂອງທ່ານຈ່າຍຄ່າອໍເດີ {order} ຕອນທີ່ອໍເດີຈົບແລ້ວ. ເງິນຈະຄືນເຂົ້າບັດຂອງທ່ານ.',
  'mail.removed.subject': 'ທ່ານບໍ່ມີສິດໃຊ້ງານໃນນາມ {vendor} ແລ້ວ',
  'mail.removed.text': 'ເຈົ້າຂອງ {vendor} ໄດ້ຍົກເລີກສິດເຂົ້າໃຊ້ຂອງທ່ານ.',
} as const satisfies AreaOf<typeof source>
