import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.not-found': 'ບໍ່ມີຈຸດຮັບຂໍ້ມູນ webhook ນີ້.',
  'webhook.error.event': 'ບໍ່ມີເຫດການນີ້ ຫຼື ບໍ່ໄດ້ເກັບໄວ້ແລ້ວ.',
  'webhook.error.url': 'ໃສ່ທີ່ຢູ່ https ສາທາລະນະ.',
  'webhook.error.limit': 'ລຶບຈຸດຮັບຂໍ້ມູນໜຶ່ງອັນກ່ອນ. ຈຳກັດ {limit} ອັນ.',
  'webhook.error.off': 'ເປີດຈຸດຮັບຂໍ້ມູນກ່ອນ.',
  'mail.webhook.subject': 'ປິດຈຸດຮັບຂໍ້ມູນ webhook ແລ້ວ',
  'mail.webhook.failing': 'ພວກເຮົາປິດຈຸດຮັບຂໍ້ມູນ webhook {endpoint} ທີ່ {host} ເພາະບໍ່ຮັບເຫດການໃດເລີຍເປັນເວລາຫ້າມື້.',
  'mail.webhook.gone': 'ພວກເຮົາປິດຈຸດຮັບຂໍ້ມູນ webhook {endpoint} ທີ່ {host} ເພາະຕອບວ່າບໍ່ມີອີກແລ້ວ (410).',
  'mail.webhook.next': 'ເປີດຄືນເມື່ອໃຊ້ງານໄດ້ແລ້ວ. ສົ່ງເຫດການທີ່ລົ້ມເຫຼວອີກໄດ້ ແລະ ດຶງເຫດການທັງໝົດໃນ 90 ມື້ໄດ້.',
} as const satisfies AreaOf<typeof source>
