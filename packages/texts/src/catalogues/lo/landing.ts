import type { AreaOf } from '../../area.ts'
import type { landing as source } from '../en/landing.ts'

export const landing = {
  'landing.price-title': 'ລາຄາເທົ່າໃດ',
  'landing.price-lead': 'ຈ່າຍເທົ່າທີ່ໃຊ້: ບໍ່ມີສັນຍາ, ບໍ່ມີຂັ້ນຕ່ຳ. ນີ້ແມ່ນລາຄາສຳລັບ {country} ມື້ນີ້.',
  'landing.price-distance': 'ໄລຍະທາງ',
  'landing.price-cash': 'ໄຣເດີເກັບເງິນສົດຢູ່ໜ້າເຮືອນ',
  'landing.price-fee': 'ຄ່າສົ່ງ',
  'landing.price-base': 'ຄ່າສົ່ງເລີ່ມຕົ້ນ',
  'landing.price-way': '{distance} ລາຄາ {perKm} ຕໍ່ກິໂລແມັດ',
  'landing.price-way-included': '{distance}; {included} ທຳອິດລວມຢູ່ໃນຄ່າສົ່ງເລີ່ມຕົ້ນແລ້ວ',
  'landing.price-cash-part': 'ການເກັບເງິນສົດ',
  'landing.price-note': 'ຄ່າສົ່ງທີ່ແນ່ນອນຂຶ້ນກັບເສັ້ນທາງ. ທ່ານເຫັນກ່ອນຢືນຢັນ.',
  'landing.faq-title': 'ຄຳຖາມທີ່ຖາມເລື້ອຍ',
  'landing.share': 'ເອີ້ນໄຣເດີ, ເບິ່ງຄ່າສົ່ງກ່ອນຢືນຢັນ, ຕິດຕາມຈົນຮອດໜ້າເຮືອນ. ເລີ່ມຕົ້ນ {base} ບວກຄ່າໄລຍະທາງ.',
} as const satisfies AreaOf<typeof source>
