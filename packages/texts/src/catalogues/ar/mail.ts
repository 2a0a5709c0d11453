export const mail = {
  'mail.footer': 'وصلتك هذه الرسالة لأن بيانات الاتصال هذه مستخدمة لدى {sender}.',
  'mail.confirm.subject': 'أكّد حسابك لدى {sender}',
  'mail.confirm.text':
    'مرحبًا بك في {sender}. يرجى تأكيد أن هذا البريد أو الرقم لك، ثم يمكنك تسجيل الدخول وطلب أول سائق.',
  'mail.confirm.validity':
    'الرابط صالح لمدة {hours} ساعة ويُستخدم مرة واحدة. إذا لم تنشئ هذا الحساب، فيمكنك تجاهل هذه الرسالة.',
  'mail.confirm.action': 'تأكيد الحساب',
  'mail.reset.subject': 'رمز كلمة المرور الجديدة لدى {sender}',
  'mail.reset.text': 'اكتب هذا الرمز في الصفحة التي طلبت فيها كلمة مرور جديدة.',
  'mail.reset.validity':
    'الرمز صالح لمدة {minutes} دقيقة. لن نطلبه منك أبدًا عبر الهاتف. إذا لم تطلبه، فيمكنك تجاهل هذه الرسالة، وتبقى كلمة مرورك كما هي.',
  'mail.changed.subject': 'تم تغيير كلمة مرورك لدى {sender}',
  'mail.changed.text': 'تم تغيير كلمة مرور حسابك في {at}. تم تسجيل الخروج من جميع الأجهزة الأخرى.',
  'mail.changed.not-you': 'إذا لم تكن أنت، فاختر كلمة مرور جديدة فورًا عبر «هل نسيت كلمة المرور؟».',
  'mail.invited.subject': 'أنت مدعو إلى {vendor}',
  'mail.invited.text': 'يدعوك {by} لطلب السائقين ومتابعتهم لصالح {vendor} عبر {sender}.',
  'mail.invited.validity': 'الدعوة صالحة لمدة {days} أيام. إذا لم تكن تتوقعها، فيمكنك تجاهل هذه الرسالة.',
  'mail.invited.action': 'قبول الدعوة',
  'mail.rider-invited.subject': 'ابدأ التوصيل مع {sender}',
  'mail.rider-invited.text': 'افتح هذا الرابط على هاتفك لتبدأ التوصيل مع {sender}.',
  'mail.rider-invited.validity': 'الرابط صالح لمدة {hours} ساعة ويُستخدم مرة واحدة.',
  'mail.rider-invited.action': 'بدء التوصيل',
  'mail.rider-code.subject': 'رمز تسجيل الدخول إلى {sender}',
  'mail.rider-code.text': 'اكتب هذا الرمز لتسجيل الدخول كسائق.',
  'mail.rider-code.validity':
    'الرمز صالح لمدة {minutes} دقائق. لن نطلبه منك أبدًا عبر الهاتف. إذا لم تطلبه، فيمكنك تجاهل هذه الرسالة.',
  'mail.payment.subject': 'دفعتك لدى {sender}',
  'mail.payment.paid': 'دفع البنك رسوم الطلب {order}. تم إرسال الطلب.',
  'mail.payment.unpaid':
    'لم يدفع البنك رسوم الطلب {order}، ولم يُخصم أي مبلغ. لن يأتي سائق إلا إذا دفعت مرة أخرى.',
  'mail.payment.paid-back': 'دفع البنك رسوم الطلب {order} بعد انتهائه. يُعاد المبلغ إلى بطاقتك.',
  'mail.removed.subject': 'انتهت صلاحية وصولك إلى {vendor}',
  'mail.removed.text': 'أنهى أحد مالكي {vendor} صلاحية وصولك.',
} as const
