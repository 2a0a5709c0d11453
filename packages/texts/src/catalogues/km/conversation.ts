import type { AreaOf } from '../../area.ts'
import type { conversation as source } from '../en/conversation.ts'

export const conversation = {
  'talk.title': 'សារជាមួយអ្នកដឹក',
  'talk.empty': 'មិនទាន់មានសារ។ អ្វីដែលអ្នកសរសេរទៅដល់ទូរស័ព្ទអ្នកដឹកភ្លាម។',
  'talk.label': 'សារទៅអ្នកដឹក',
  'talk.send': 'ផ្ញើ',
  'talk.mine': 'អ្នក',
  'talk.rider': 'អ្នកដឹក',
  'talk.seen': 'បានមើល',
  'talk.sent': 'បានផ្ញើ',
  'talk.unseen': 'សារថ្មី៖ {count}',
  'talk.closed': 'អ្នកអាចសរសេរទៅគ្នាពេលអ្នកដឹកមានកញ្ចប់ និងមួយម៉ោងក្រោយចប់។',
  'talk.not-sent': 'មិនបានផ្ញើ។ អក្សរនៅទីនេះ៖ សូមព្យាយាមម្ដងទៀត។',
  'talk.not-loaded': 'ទាញសារមិនបាន។',
  'talk.phrases': 'សាររហ័ស',
  'talk.phrase.ready': 'កញ្ចប់រួចរាល់ហើយ។',
  'talk.phrase.wait': 'សូមចាំប្រាំនាទីទៀត។',
  'talk.phrase.entrance': 'សូមមកទ្វារក្រោយ។',
  'talk.phrase.call': 'មកដល់សូមខលទៅអតិថិជន។',
} as const satisfies AreaOf<typeof source>
