import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': 'ត្រូវការអ្នក',
  'decision.missed.CANCEL': 'គ្មានចម្លើយទាន់ពេល៖ កុម្ម៉ង់សម្រាប់ {name} ត្រូវបានបោះបង់ដោយឥតគិតថ្លៃ។',
  'decision.missed.BRING_BACK': 'គ្មានចម្លើយទាន់ពេល៖ កញ្ចប់សម្រាប់ {name} កំពុងត្រឡប់មកអ្នកវិញ។ បានគិតថ្លៃ {fee}។',
  'decision.missed.BRING_BACK-free': 'គ្មានចម្លើយទាន់ពេល៖ កញ្ចប់សម្រាប់ {name} កំពុងត្រឡប់មកអ្នកវិញដោយឥតគិតថ្លៃ។',
  'mail.missed.subject': 'គ្មានចម្លើយទាន់ពេលសម្រាប់កុម្ម៉ង់ {order}',
  'mail.missed.action': 'បើកកុម្ម៉ង់',
  'order.locked': 'អ្នកដឹកបានទទួលនៅម៉ោង {time} ដូច្នេះមិនអាចកែ ឬបោះបង់កុម្ម៉ង់បានទៀតទេ។',
  'order.edit.cancelled': 'កុម្ម៉ង់នេះត្រូវបានបោះបង់ ដូច្នេះមិនអាចកែបានទៀតទេ។',
  'timeline.offers': 'អ្នកដឹកដែលបានសួរ៖ {count}',
  'share.message': 'សួស្ដីពី {shop}! សូមតាមដានកញ្ចប់របស់អ្នកនៅទីនេះ៖ {link}',
  'track.call-shop': 'ហៅទៅហាង',
  'tracking.on-the-way': 'អ្នកដឹកកំពុងធ្វើដំណើរ៖ {count}',
  'decision.new-pin': 'ម្ជុលនៃទ្វារថ្មី',
  'track.arrives': 'នឹងមកដល់ប្រហែលម៉ោង {time}',
} as const satisfies AreaOf<typeof source>
