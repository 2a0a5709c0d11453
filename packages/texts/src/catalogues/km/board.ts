import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.board-changed': 'កុម្ម៉ង់នេះបានប្ដូរក្នុងពេលនោះ។ សូមមើលម្ដងទៀត។',
  'error.board-stops-changed': 'កន្លែងត្រូវទៅរបស់អ្នកដឹកនេះបានប្ដូរក្នុងពេលនោះ។ សូមមើលម្ដងទៀត។',
  'error.board-order-state': 'មិនអាចធ្វើបែបនោះក្នុងស្ថានភាពបច្ចុប្បន្នរបស់កុម្ម៉ង់បានទេ។',
  'error.board-same-rider': 'អ្នកដឹកនេះមានកុម្ម៉ង់នេះហើយ។',
  'error.board-rider-suspended': 'អ្នកដឹកនេះត្រូវបានផ្អាក ឬបានចាកចេញហើយ។',
  'error.board-rider-off-duty': 'អ្នកដឹកនេះមិននៅក្នុងវេនទេ។',
  'error.board-rider-full': 'អ្នកដឹកនេះគ្មានកន្លែងសម្រាប់កញ្ចប់មួយទៀត ឬកញ្ចប់ធំពេកសម្រាប់យានជំនិះ។',
  'error.board-rider-documents': 'ឯកសាររបស់អ្នកដឹកនេះខ្វះ ឬផុតកំណត់ហើយ។',
  'error.board-rider-cash': 'បើទទួលកុម្ម៉ង់នេះ អ្នកដឹកនឹងមានសាច់ប្រាក់លើសកម្រិត។',
  'error.board-rider-advance': 'បើទទួលកុម្ម៉ង់នេះ អ្នកដឹកនឹងបង់ឱ្យហាងលើសកម្រិត។',
  'error.board-paid-by-rider': 'អ្នកដឹកបានបង់ថ្លៃកញ្ចប់នេះឱ្យហាងហើយ អ្នកដឹកផ្សេងមិនអាចយកបានទេ។',
  'error.transfer-gone': 'កញ្ចប់នេះលែងអាចប្រគល់ឱ្យអ្នកដឹកផ្សេងបានហើយ។',
} as const satisfies AreaOf<typeof source>
