export const webhooks = {
  'webhook.error.not-found': 'نقطة الاستقبال هذه غير موجودة.',
  'webhook.error.event': 'هذا الحدث غير موجود أو لم يعد محفوظًا.',
  'webhook.error.url': 'أدخل عنوان https عامًّا.',
  'webhook.error.limit': 'احذف نقطة استقبال أولًا. الحد الأقصى {limit}.',
  'webhook.error.off': 'شغّل نقطة الاستقبال أولًا.',
  'mail.webhook.subject': 'أُوقفت نقطة استقبال الأحداث',
  'mail.webhook.failing': 'أوقفنا نقطة الاستقبال {endpoint} على {host} لأنها لم تقبل أي حدث منذ خمسة أيام.',
  'mail.webhook.gone': 'أوقفنا نقطة الاستقبال {endpoint} على {host} لأنها أجابت بأنها لم تعد موجودة (410).',
  'mail.webhook.next':
    'شغّلها من جديد عندما تعمل. يمكن إعادة إرسال الأحداث الفاشلة، ويمكن جلب كل أحداث 90 يومًا.',
} as const
