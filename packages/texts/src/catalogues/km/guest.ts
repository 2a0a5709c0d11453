import type { AreaOf } from '../../area.ts'
import type { guest as source } from '../en/guest.ts'

export const guest = {
  'guest.error.gone': 'កម្មង់ពេលជាភ្ញៀវផ្ទេរទៅគណនីមិនបាន។',
  'guest.moved': 'កម្មង់ពេលជាភ្ញៀវនៅក្នុងគណនីហើយ។',
  'sender.title': 'យកពី',
  'sender.hint': 'អ្នកណាប្រគល់ឱ្យអ្នកដឹក និងនៅទីណា។',
  'sender.address': 'អាសយដ្ឋានយក',
  'sender.name': 'ឈ្មោះរបស់អ្នក',
  'sender.phone': 'លេខទូរស័ព្ទរបស់អ្នក',
  'sender.email': 'អ៊ីមែលរបស់អ្នក',
  'guest.online-only': 'ភ្ញៀវបង់តាមអនឡាញដោយកាត។',
  'guest.kept-here': 'កម្មង់រក្សាទុកក្នុងកម្មវិធីរុករកនេះ។ បង្កើតគណនីដើម្បីទុកជារៀងរហូត។',
  'guest.earlier': 'កម្មង់មុន៖',
  'request.fault.sender-address-missing': 'សូមជ្រើសកន្លែងយករបស់',
  'request.fault.sender-name-missing': 'សូមបំពេញឈ្មោះរបស់អ្នក',
  'request.fault.sender-phone-missing': 'សូមបំពេញលេខទូរស័ព្ទ',
  'request.fault.sender-phone-invalid': 'លេខទូរស័ព្ទហាក់មិនត្រឹមត្រូវ',
  'request.fault.sender-email-missing': 'សូមបំពេញអ៊ីមែល',
  'request.fault.sender-email-invalid': 'អ៊ីមែលហាក់មិនត្រឹមត្រូវ',
} as const satisfies AreaOf<typeof source>
