import type { AreaOf } from '../../area.ts'
import type { mail as source } from '../en/mail.ts'

export const mail = {
  'mail.footer': 'អ្នកទទួលសារនេះព្រោះមានគេប្រើអាសយដ្ឋាននេះជាមួយ {sender}។ បើមិនមែនអ្នក សូមកុំខ្វល់។',
  'mail.confirm.subject': 'បញ្ជាក់គណនី {sender}',
  'mail.confirm.text': 'ស្វាគមន៍មក {sender}។ សូមបញ្ជាក់ថាអាសយដ្ឋាននេះជារបស់អ្នក រួចចូល ហើយហៅអ្នកដឹកដំបូង។',
  'mail.confirm.validity': 'តំណប្រើបាន {hours} ម៉ោង និងតែម្ដង។',
  'mail.confirm.action': 'បញ្ជាក់គណនី',
  'mail.reset.subject': 'កូដសម្រាប់ពាក្យសម្ងាត់ {sender} ថ្មី',
  'mail.reset.text': 'វាយកូដនេះលើទំព័រដែលអ្នកសុំពាក្យសម្ងាត់ថ្មី។',
  'mail.reset.validity': 'ប្រើបាន {minutes} នាទី។ យើងមិនសុំវាតាមទូរស័ព្ទទេ។',
  'mail.changed.subject': 'ពាក្យសម្ងាត់ {sender} បានប្ដូរ',
  'mail.changed.text': 'ពាក្យសម្ងាត់គណនីបានប្ដូរនៅ {at}។ ឧបករណ៍ផ្សេងទាំងអស់បានចាកចេញ។',
  'mail.changed.not-you': 'បើមិនមែនអ្នក សូមប្ដូរពាក្យសម្ងាត់ភ្លាមតាម “ភ្លេចពាក្យសម្ងាត់?”។',
  'mail.invited.subject': 'អ្នកត្រូវបានអញ្ជើញមក {vendor}',
  'mail.invited.text': '{by} អញ្ជើញអ្នកឱ្យហៅ និងតាមដានអ្នកដឹកសម្រាប់ {vendor} ជាមួយ {sender}។',
  'mail.invited.validity': 'ការអញ្ជើញប្រើបាន {days} ថ្ងៃ។',
  'mail.invited.action': 'ទទួលការអញ្ជើញ',
  'mail.removed.subject': 'អ្នកលែងធ្វើការឱ្យ {vendor}',
  'mail.removed.text': 'ម្ចាស់ {vendor} បានបិទសិទ្ធិរបស់អ្នក។',
} as const satisfies AreaOf<typeof source>
