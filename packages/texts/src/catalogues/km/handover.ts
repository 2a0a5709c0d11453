import type { AreaOf } from '../../area.ts'
import type { handover as source } from '../en/handover.ts'

export const handover = {
  'handover.ask': 'សុំកូដ PIN ពីអតិថិជន',
  'handover.ask-hint': 'យើងបង្កើតលេខ 4 ខ្ទង់ អ្នកប្រាប់អតិថិជន ហើយអ្នកដឹកប្រគល់តែអ្នកដែលប្រាប់ត្រូវ។',
  'handover.ask-yes': 'បាទ នៅមាត់ទ្វារ',
  'handover.pin': 'កូដ PIN សម្រាប់អតិថិជន',
  'handover.pin-hint': 'សូមប្រាប់បន្ត ឬចែករំលែកតំណ៖ វាបង្ហាញដែរ។ អ្នកដឹកមិនដឹងទេ ហើយសុំនៅមាត់ទ្វារ។',
  'handover.pin-missing': 'កញ្ចប់នេះប្រគល់ដោយកូដ PIN។ សូមសុំពីអតិថិជន។',
  'handover.pin-wrong': 'កូដ PIN មិនត្រូវ។ នៅសល់៖ {tries_left} ដង។',
  'handover.pin-locked': 'កូដ PIN ខុសច្រើនដង។ កំពុងសួរហាងថាត្រូវធ្វើអ្វី។',
  'decision.cause.WRONG_PIN': 'កូដ PIN ខុសច្រើនដងនៅមាត់ទ្វារ',
} as const satisfies AreaOf<typeof source>
