export const board = {
  'error.board-changed': 'تغيّر هذا الطلب في هذه الأثناء. يرجى مراجعته مرة أخرى.',
  'error.board-stops-changed': 'تغيّرت محطات هذا السائق في هذه الأثناء. يرجى مراجعتها مرة أخرى.',
  'error.board-order-state': 'هذا غير ممكن في حالة الطلب الحالية.',
  'error.board-same-rider': 'هذا الطلب لدى هذا السائق بالفعل.',
  'error.board-rider-suspended': 'هذا السائق موقوف أو لم يعد يعمل معنا.',
  'error.board-rider-off-duty': 'هذا السائق ليس في الخدمة.',
  'error.board-rider-full': 'لا يتسع هذا السائق لطرد آخر، أو أن الطرد أكبر من سعة المركبة.',
  'error.board-rider-documents': 'أحد مستندات هذا السائق ناقص أو منتهي الصلاحية.',
  'error.board-rider-cash': 'مع هذا الطلب سيحمل السائق نقدًا أكثر من المسموح به.',
  'error.board-rider-advance': 'مع هذا الطلب سيدفع السائق للمتاجر أكثر من المسموح به.',
  'error.board-paid-by-rider': 'دفع السائق ثمن هذا الطرد للمتجر، لذا لا يمكن لسائق آخر أخذه.',
  'error.transfer-gone': 'لم يعد هذا الطرد ينتقل إلى سائق آخر.',
}
