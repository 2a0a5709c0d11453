import type { AreaOf } from '../../area.ts'
import type { modes as source } from '../en/modes.ts'

export const modes = {
  'guest.error.closed': 'សូមចុះឈ្មោះ ឬចូលគណនីដើម្បីហៅអ្នកដឹក។',
  'guest.continue': 'បន្តជាភ្ញៀវ',
  'guest.ended': 'ពេលវេលាជាភ្ញៀវបានចប់។ សូមបន្តជាភ្ញៀវម្ដងទៀត ឬចូលគណនី។',
  'guest.request-text': 'ភ្ញៀវបង់តាមអនឡាញ។ បង្កើតគណនីដើម្បីប្រើគ្រប់វិធីបង់ប្រាក់ និងទុកកន្លែងយក។',
  'guest.popup-title': 'ទុកកម្មង់នៅកន្លែងតែមួយ',
  'guest.popup-text': 'បង្កើតគណនី កម្មង់បន្ទាប់រួចក្នុងពីរបីចុច៖ កន្លែងយក អតិថិជន និងកម្មង់ទាំងអស់ត្រូវទុក។',
  'guest.popup-register': 'បង្កើតគណនី',
  'guest.popup-later': 'ពេលក្រោយ',
  'guest.popup-never': 'កុំសួរទៀត',
  'platform.title': 'កំពុងបើក',
  'platform.error.token': 'បើកវិបផតថលមិនបានតាមអ្វីដែលទំព័រជុំវិញផ្ដល់។ សូមផ្ទុកទំព័រនោះឡើងវិញ។',
  'platform.error.no-answer': 'ទំព័រជុំវិញមិនប្រាប់ថាអ្នកជានរណា។ សូមផ្ទុកទំព័រនោះឡើងវិញ។',
} as const satisfies AreaOf<typeof source>
