import type { AreaOf } from '../../area.ts'
import type { keys as source } from '../en/keys.ts'

export const keys = {
  'keys.error.mistyped': 'កូនសោនេះមិនពេញលេញ ឬវាយខុស។',
  'keys.error.invalid': 'កូនសោនេះប្រើនៅទីនេះមិនបានទេ។',
  'keys.error.scope': 'កូនសោនេះគ្មានសិទ្ធិហៅបែបនេះទេ។',
  'keys.error.not-found': 'កូនសោនេះលែងមានហើយ។',
  'keys.error.changed': 'មានអ្នកផ្សេងបានកែកូនសោនេះ។ សូមមើលម្ដងទៀតមុនរក្សាទុក។',
  'keys.error.ended': 'កូនសោនេះបានបញ្ចប់ហើយ។',
  'keys.error.too-many': 'មានកូនសោច្រើនពេក។ សូមបញ្ចប់មួយដែលលែងប្រើ។',
  'keys.error.network-invalid': 'នេះមិនមែនជាបណ្ដាញទេ។ សូមបញ្ចូលអាសយដ្ឋាន ឬជួរ ដូចជា 203.0.113.0/24។',
  'keys.error.collection-point': 'កូនសោប្រើបានតែសម្រាប់កន្លែងយករបស់អាជីវកម្មអ្នក។',
  'keys.error.time-invalid': 'សូមជ្រើសពេលក្រោយជាងនេះ។ កូនសោចាស់ប្រើបានយ៉ាងច្រើនប្រាំពីរថ្ងៃ។',
} as const satisfies AreaOf<typeof source>
