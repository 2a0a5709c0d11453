export const handover = {
  'handover.ask': 'طلب رمز من العميل',
  'handover.ask-hint': 'نختار 4 أرقام وتُبلغها أنت للعميل، ولا يسلّم السائق الطرد إلا لمن يذكرها.',
  'handover.ask-yes': 'نعم، عند الباب',
  'handover.pin': 'رمز العميل',
  'handover.pin-hint': 'يُرجى إبلاغه للعميل: السائق لا يعرفه ويسأل عنه عند الباب.',
  'handover.pin-missing': 'هذا الطرد يُسلَّم برمز. يُرجى سؤال العميل عنه.',
  'handover.pin-wrong': 'هذا الرمز غير صحيح. المحاولات المتبقية: {tries_left}.',
  'handover.pin-locked': 'أُدخل رمز خاطئ مرات كثيرة. سألنا المتجر عما يجب فعله.',
  'decision.cause.WRONG_PIN': 'ذُكر رمز خاطئ عند الباب مرات كثيرة',
}
