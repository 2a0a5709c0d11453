import type { AreaOf } from '../../area.ts'
import type { modes as source } from '../en/modes.ts'

export const modes = {
  'guest.error.closed': 'សូមចុះឈ្មោះ ឬចូលគណនីដើម្បីហៅអ្នកដឹក។',
  'guest.name': 'ភ្ញៀវ',
  'guest.continue': 'បន្តជាភ្ញៀវ',
  'guest.ended': 'ពេលវេលាជាភ្ញៀវបានចប់ហើយ។ សូមបន្តជាភ្ញៀវម្ដងទៀត ឬចូលគណនី។',
  'guest.request-text': 'ភ្ញៀវបង់តាមអនឡាញ។ សូមបង្កើតគណនីដើម្បីប្រើគ្រប់វិធីបង់ប្រាក់ និងរក្សាទុកកន្លែងយក។',
  'guest.popup-title': 'ទុកកុម្ម៉ង់នៅកន្លែងតែមួយ',
  'guest.popup-text': 'បង្កើតគណនី ហើយកុម្ម៉ង់បន្ទាប់ចុចតែពីរបីដងរួច៖ កន្លែងយក អតិថិជន និងកុម្ម៉ង់ទាំងអស់ត្រូវបានរក្សាទុក។',
  'guest.popup-register': 'បង្កើតគណនី',
  'guest.popup-later': 'ពេលក្រោយ',
  'guest.popup-never': 'កុំសួរទៀត',
  'platform.title': 'កំពុងបើក',
  'platform.error.token': 'បើកប្រព័ន្ធមិនបានតាមព័ត៌មានដែលទំព័រខាងក្រៅផ្ដល់ឱ្យ។ សូមផ្ទុកទំព័រនោះឡើងវិញ។',
  'platform.error.no-answer': 'ទំព័រខាងក្រៅមិនបានប្រាប់ថាអ្នកជានរណាទេ។ សូមផ្ទុកទំព័រនោះឡើងវិញ។',
} as const satisfies AreaOf<typeof source>
