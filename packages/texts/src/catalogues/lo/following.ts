import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': 'ລໍຖ້າທ່ານ',
  'decision.missed.CANCEL': 'ບໍ່ມີຄຳຕອບທັນເວລາ: ອໍເດີຂອງ {name} ຖືກຍົກເລີກ ໂດຍບໍ່ເສຍຄ່າ.',
  'decision.missed.BRING_BACK': 'ບໍ່ມີຄຳຕອບທັນເວລາ: ພັດສະດຸຂອງ {name} ກຳລັງກັບມາຫາທ່ານ. ຄິດຄ່າ {fee}.',
  'decision.missed.BRING_BACK-free': 'ບໍ່ມີຄຳຕອບທັນເວລາ: ພັດສະດຸຂອງ {name} ກຳລັງກັບມາຫາທ່ານ ໂດຍບໍ່ເສຍຄ່າ.',
  'mail.missed.subject': 'ບໍ່ມີຄຳຕອບທັນເວລາສຳລັບອໍເດີ {order}',
  'mail.missed.action': 'ເປີດອໍເດີ',
  'order.locked': 'ໄຣເດີຮັບແລ້ວເວລາ {time} ຈຶ່ງແກ້ໄຂ ຫຼື ຍົກເລີກອໍເດີບໍ່ໄດ້ແລ້ວ.',
  'order.edit.cancelled': 'ອໍເດີນີ້ຖືກຍົກເລີກແລ້ວ ຈຶ່ງແກ້ໄຂບໍ່ໄດ້.',
  'timeline.offers': 'ໄຣເດີທີ່ຖາມແລ້ວ: {count}',
  'share.message': 'ສະບາຍດີຈາກ {shop}! ຕິດຕາມພັດສະດຸຂອງທ່ານໄດ້ທີ່ນີ້: {link}',
  'track.call-shop': 'ໂທຫາຮ້ານ',
  'tracking.on-the-way': 'ໄຣເດີທີ່ກຳລັງເດີນທາງ: {count}',
  'decision.new-pin': 'ໝຸດຂອງປະຕູໃໝ່',
  'track.arrives': 'ຄາດວ່າຈະຮອດປະມານ {time}',
} as const satisfies AreaOf<typeof source>
