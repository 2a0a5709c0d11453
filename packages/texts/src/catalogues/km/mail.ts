import type { AreaOf } from '../../area.ts'
import type { mail as source } from '../en/mail.ts'

export const mail = {
  'mail.footer': 'អ្នកទទួលបានសារនេះព្រោះមានគេប្រើអ៊ីមែលនេះជាមួយ {sender}។ បើមិនមែនជាអ្នកទេ អ្នកមិនបាច់ធ្វើអ្វីទេ។',
  'mail.confirm.subject': 'បញ្ជាក់គណនី {sender}',
  'mail.confirm.text': 'សូមស្វាគមន៍មកកាន់ {sender}។ សូមបញ្ជាក់ថាអ៊ីមែលនេះជារបស់អ្នក រួចអ្នកអាចចូលគណនី ហើយហៅអ្នកដឹកដំបូងរបស់អ្នក។',
  'mail.confirm.validity': 'តំណប្រើបាន {hours} ម៉ោង ហើយប្រើបានតែម្ដងគត់។',
  'mail.confirm.action': 'បញ្ជាក់គណនី',
  'mail.reset.subject': 'កូដដាក់ពាក្យសម្ងាត់ថ្មីសម្រាប់ {sender}',
  'mail.reset.text': 'វាយកូដនេះលើទំព័រដែលអ្នកសុំពាក្យសម្ងាត់ថ្មី។',
  'mail.reset.validity': 'ប្រើបាន {minutes} នាទី។ យើងមិនដែលសុំកូដនេះតាមទូរស័ព្ទទេ។',
  'mail.changed.subject': 'ពាក្យសម្ងាត់ {sender} របស់អ្នកត្រូវបានប្ដូរ',
  'mail.changed.text': 'ពាក្យសម្ងាត់គណនីរបស់អ្នកត្រូវបានប្ដូរនៅ {at}។ ឧបករណ៍ផ្សេងទាំងអស់បានចាកចេញពីគណនីហើយ។',
  'mail.changed.not-you': 'បើមិនមែនជាអ្នកទេ សូមដាក់ពាក្យសម្ងាត់ថ្មីភ្លាមតាម “ភ្លេចពាក្យសម្ងាត់?”។',
  'mail.invited.subject': 'អ្នកត្រូវបានអញ្ជើញឱ្យចូលរួម {vendor}',
  'mail.invited.text': '{by} អញ្ជើញអ្នកឱ្យហៅ និងតាមដានអ្នកដឹកសម្រាប់ {vendor} ជាមួយ {sender}។',
  'mail.invited.validity': 'ការអញ្ជើញប្រើបាន {days} ថ្ងៃ។',
  'mail.invited.action': 'ទទួលការអញ្ជើញ',
  'mail.payment.subject': 'ការបង់ប្រាក់របស់អ្នកនៅ {sender}',
  'mail.payment.paid': 'ធនាគាររបស់អ្នកបានបង់ប្រាក់សម្រាប់កុម្ម៉ង់ {order}។ កុម្ម៉ង់ត្រូវបានទទួល។',
  'mail.payment.unpaid':
    'ធនាគាររបស់អ្នកមិនបានបង់ប្រាក់សម្រាប់កុម្ម៉ង់ {order} ទេ។ ប្រាក់មិនត្រូវបានកាត់ទេ។ អ្នកដឹកមកតែពេលអ្នកបង់ប្រាក់ម្ដងទៀត។',
  'mail.payment.paid-back': 'ធនាគាររបស់អ្នកបានបង់ប្រាក់សម្រាប់កុម្ម៉ង់ {order} ពេលដែលវាចប់រួចហើយ។ ប្រាក់នឹងសងទៅកាតរបស់អ្នកវិញ។',
  'mail.removed.subject': 'អ្នកលែងមានសិទ្ធិប្រើប្រាស់ក្នុងនាម {vendor}',
  'mail.removed.text': 'ម្ចាស់ {vendor} បានបិទសិទ្ធិប្រើប្រាស់របស់អ្នក។',
} as const satisfies AreaOf<typeof source>
