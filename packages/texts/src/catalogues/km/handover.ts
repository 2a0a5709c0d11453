import type { AreaOf } from '../../area.ts'
import type { handover as source } from '../en/handover.ts'

export const handover = {
  'handover.ask': 'សុំកូដ PIN ពី​អតិថិជន',
  'handover.ask-hint': 'យើងបង្កើតលេខ 4 ខ្ទង់ អ្នកប្រាប់អតិថិជន ហើយអ្នកដឹកប្រគល់ឱ្យតែអ្នកណាដែលប្រាប់លេខត្រូវ។',
  'handover.ask-yes': 'បាទ/ចាស សុំនៅមាត់ទ្វារ',
  'handover.pin': 'កូដ PIN សម្រាប់អតិថិជន',
  'handover.pin-hint': 'សូមប្រាប់កូដនេះដល់អតិថិជន ឬចែករំលែកតំណ៖ បើកតំណក៏ឃើញកូដដែរ។ អ្នកដឹកមិនដឹងកូដទេ ហើយនឹងសួរនៅមាត់ទ្វារ។',
  'handover.pin-missing': 'កញ្ចប់នេះប្រគល់ដោយប្រើកូដ PIN។ សូមសុំកូដពី​អតិថិជន។',
  'handover.pin-wrong': 'កូដ PIN មិនត្រូវទេ។ នៅសល់៖ {tries_left} ដង។',
  'handover.pin-locked': 'វាយកូដ PIN ខុសច្រើនដងពេក។ កំពុងសួរហាងថាត្រូវធ្វើដូចម្ដេច។',
  'decision.cause.WRONG_PIN': 'កូដ PIN ខុសច្រើនដងពេកនៅមាត់ទ្វារ',
} as const satisfies AreaOf<typeof source>
