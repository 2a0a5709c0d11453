/** The address book, and asking a customer where they are. */
export const dropOff = {
  'addressbook.error.not-found': 'هذا العميل لم يعد في دفتر العناوين.',
  'addressbook.error.save': 'تعذر حفظ العنوان',
  'where.error.gone': 'هذا الرابط لم يعد صالحاً. يرجى طلب رابط جديد من المتجر.',
} as const
