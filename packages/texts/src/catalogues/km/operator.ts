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
  'error.text-unknown': 'ភាសានេះគ្មានអត្ថបទនោះទេ។',
  'error.text-invalid': 'មិនអាចដាក់អត្ថបទនោះនៅទីនោះបានទេ។',
  'text.fault.empty': 'អត្ថបទមិនអាចទទេ ហើយមិនអាចមានដកឃ្លានៅដើម ឬចុងទេ។',
  'text.fault.placeholders': 'ឈ្មោះក្នុងវង់ដង្កៀប ត្រូវដូចគ្នានឹងអត្ថបទអង់គ្លេស។',
  'text.fault.marks': 'មិនអាចប្រើកូដរចនា ឬតួអក្សរបញ្ជាទេ។',
  'text.fault.long': 'អត្ថបទវែងពេកសម្រាប់កន្លែងរបស់វា។',
} as const satisfies AreaOf<typeof source>
