import type { AreaOf } from '../../area.ts'
import type { voucher as source } from '../en/voucher.ts'

export const voucher = {
  'voucher.error.validation.message': 'កូដគូប៉ុងនេះប្រើមិនបាន',
  'voucher.error.get.message': 'ទាញព័ត៌មានគូប៉ុងមិនបាន',
  'voucher.error.exists': 'មានគូប៉ុងកូដនេះរួចហើយ។',
  'voucher.error.terms': 'លក្ខខណ្ឌទាំងនេះមិនស៊ីគ្នា។',
  'voucher.add': 'បន្ថែមគូប៉ុង',
  'voucher.code': 'កូដគូប៉ុង',
  'voucher.apply': 'ប្រើ',
  'voucher.remove': 'ដកគូប៉ុង',
  'voucher.replace': 'ប្រើគូប៉ុងផ្សេង',
  'voucher.keep': 'ទុកគូប៉ុងនេះ',
  'voucher.applied': 'គូប៉ុង {code} បញ្ចុះ {amount}។',
  'voucher.removed': 'គូប៉ុងបានដក។',
  'voucher.line': 'គូប៉ុង {code}',
  'voucher.gone': 'គូប៉ុង {code} លែងមាន ហើយបានដក។ សូមមើលថ្លៃម្ដងទៀត។',
  'voucher.stays': 'គូប៉ុង {code} នៅជាមួយកម្មង់នេះ។',
  'order.fee-whole': 'ថ្លៃមុនគូប៉ុង',
  'order.voucher': 'គូប៉ុង',
  'order.voucher-off': '{code} បញ្ចុះ {amount}',
} as const satisfies AreaOf<typeof source>
