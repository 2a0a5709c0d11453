import type { AreaOf } from '../../area.ts'
import type { guest as source } from '../en/guest.ts'

export const guest = {
  'guest.error.gone': 'ຍ້າຍອໍເດີຕອນເປັນແຂກເຂົ້າບັນຊີຂອງທ່ານບໍ່ໄດ້.',
  'guest.moved': 'ອໍເດີຕອນເປັນແຂກຢູ່ໃນບັນຊີຂອງທ່ານແລ້ວ.',
  'sender.title': 'ຮັບເຄື່ອງຈາກ',
  'sender.hint': 'ໃຜເອົາເຄື່ອງໃຫ້ໄຣເດີ ແລະ ຢູ່ໃສ.',
  'sender.address': 'ທີ່ຢູ່ຮັບເຄື່ອງ',
  'sender.name': 'ຊື່ຂອງທ່ານ',
  'sender.phone': 'ເບີໂທຂອງທ່ານ',
  'sender.email': 'ອີເມວຂອງທ່ານ',
  'guest.online-only': 'ແຂກຈ່າຍອອນລາຍດ້ວຍບັດ.',
  'guest.kept-here': 'ອໍເດີເກັບໄວ້ໃນບຣາວເຊີນີ້. ສ້າງບັນຊີເພື່ອເກັບໄວ້ຕະຫຼອດ.',
  'guest.earlier': 'ອໍເດີກ່ອນໜ້າ:',
  'request.fault.sender-address-missing': 'ກະລຸນາເລືອກບ່ອນຮັບເຄື່ອງ',
  'request.fault.sender-name-missing': 'ກະລຸນາໃສ່ຊື່ຂອງທ່ານ',
  'request.fault.sender-phone-missing': 'ກະລຸນາໃສ່ເບີໂທຂອງທ່ານ',
  'request.fault.sender-phone-invalid': 'ເບີໂທຂອງທ່ານເບິ່ງຄືບໍ່ຖືກ',
  'request.fault.sender-email-missing': 'ກະລຸນາໃສ່ອີເມວຂອງທ່ານ',
  'request.fault.sender-email-invalid': 'ອີເມວຂອງທ່ານເບິ່ງຄືບໍ່ຖືກ',
} as const satisfies AreaOf<typeof source>
