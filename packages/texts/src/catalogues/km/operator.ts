import type { AreaOf } from '../../area.ts'
import type { operator as source } from '../en/operator.ts'

export const operator = {
  'error.vendor-exists': 'មានហាងប្រើកូដនោះរួចហើយ។',
  'error.flag-unknown': 'គ្មាន flag នោះទេ។',
  'error.parameter-invalid': 'តម្លៃនោះមិនត្រឹមត្រូវសម្រាប់ការកំណត់នេះ។',
  'error.account-not-found': 'គ្មានគណនីនោះទេ។',
  'error.platform-vendor': 'មានហាងមួយដែលគ្មានក្នុងប្រទេសនេះទេ។',
  'error.service-hours-format': 'ទ្រង់ទ្រាយត្រូវជា dddd:dddd (0000:2359 សម្រាប់ 24/24)',
  'error.service-hours-range': 'ម៉ោងបម្រើត្រូវនៅចន្លោះ 0 និង 2359',
  'flags.unavailable': 'ទាញការកំណត់ខ្លះមិនបាន ដូច្នេះពេលនេះផ្នែកខ្លះអាចមិនបង្ហាញ។',
} as const satisfies AreaOf<typeof source>
