import type { AreaOf } from '../../area.ts'
import type { conversation as source } from '../en/conversation.ts'

export const conversation = {
  'talk.title': 'សារជាមួយអ្នកដឹក',
  'talk.empty': 'មិនទាន់មានសារទេ។ អ្វីដែលអ្នកសរសេរនឹងទៅដល់ទូរស័ព្ទអ្នកដឹកភ្លាម។',
  'talk.label': 'សារទៅអ្នកដឹក',
  'talk.send': 'ផ្ញើ',
  'talk.mine': 'អ្នក',
  'talk.rider': 'អ្នកដឹក',
  'talk.seen': 'បានមើល',
  'talk.sent': 'បានផ្ញើ',
  'talk.unseen': 'សារថ្មី៖ {count}',
  'talk.closed': 'អាចសរសេរទៅគ្នាបានពេលកុម្ម៉ង់មានអ្នកដឹក និងរហូតដល់មួយម៉ោងក្រោយចប់។',
  'talk.not-sent': 'ផ្ញើមិនបាន។ សារនៅទីនេះដដែល៖ សូមព្យាយាមម្ដងទៀត។',
  'talk.not-loaded': 'ទាញសារមិនបាន។',
  'talk.phrases': 'សាររហ័ស',
  'talk.phrase.ready': 'កញ្ចប់រួចរាល់ហើយ។',
  'talk.phrase.wait': 'សូមចាំប្រាំនាទីទៀត។',
  'talk.phrase.entrance': 'សូមមកទ្វារក្រោយ។',
  'talk.phrase.call': 'ពេលមកដល់ សូមទូរស័ព្ទទៅអតិថិជន។',
  'talk.problem.SHOP_CLOSED': 'កន្លែងយកបិទ',
  'talk.problem.NOT_READY': 'កញ្ចប់មិនទាន់រួចរាល់',
  'talk.problem.DAMAGED': 'កញ្ចប់ខូចខាត',
  'talk.problem.DOES_NOT_FIT': 'កញ្ចប់ដាក់មិនចុះ',
  'talk.problem.ACCIDENT': 'អ្នកដឹកមានគ្រោះថ្នាក់',
  'talk.problem.BREAKDOWN': 'យានជំនិះអ្នកដឹកខូច',
  'talk.problem.OTHER': 'អ្នកដឹកមានបញ្ហា',
} as const satisfies AreaOf<typeof source>
