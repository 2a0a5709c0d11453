import type { AreaOf } from '../../area.ts'
import type { guest as source } from '../en/guest.ts'

export const guest = {
  'guest.error.gone': 'ផ្ទេរកុម្ម៉ង់ដែលអ្នកបានដាក់ពេលជាភ្ញៀវទៅគណនីមិនបានទេ។',
  'guest.moved': 'កុម្ម៉ង់ដែលអ្នកបានដាក់ពេលជាភ្ញៀវ នៅក្នុងគណនីរបស់អ្នកហើយ។',
  'sender.title': 'យកពី',
  'sender.hint': 'អ្នកណាប្រគល់របស់ឱ្យអ្នកដឹក និងនៅទីណា។',
  'sender.address': 'អាសយដ្ឋានកន្លែងយក',
  'sender.name': 'ឈ្មោះរបស់អ្នក',
  'sender.phone': 'លេខទូរស័ព្ទរបស់អ្នក',
  'sender.email': 'អ៊ីមែលរបស់អ្នក',
  'guest.online-only': 'ភ្ញៀវបង់តាមអនឡាញដោយកាត។',
  'guest.kept-here': 'យើងរក្សាទុកកុម្ម៉ង់របស់អ្នកក្នុងកម្មវិធីរុករកនេះ។ សូមបង្កើតគណនីដើម្បីទុកជារៀងរហូត។',
  'guest.earlier': 'កុម្ម៉ង់មុនៗ៖',
  'request.fault.sender-address-missing': 'សូមជ្រើសកន្លែងយករបស់',
  'request.fault.sender-name-missing': 'សូមបំពេញឈ្មោះរបស់អ្នក',
  'request.fault.sender-phone-missing': 'សូមបំពេញលេខទូរស័ព្ទរបស់អ្នក',
  'request.fault.sender-phone-invalid': 'លេខទូរស័ព្ទរបស់អ្នកហាក់មិនត្រឹមត្រូវ',
  'request.fault.sender-email-missing': 'សូមបំពេញអ៊ីមែលរបស់អ្នក',
  'request.fault.sender-email-invalid': 'អ៊ីមែលរបស់អ្នកហាក់មិនត្រឹមត្រូវ',
} as const satisfies AreaOf<typeof source>
