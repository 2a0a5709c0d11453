import type { AreaOf } from '../../area.ts'
import type { voucher as source } from '../en/voucher.ts'

export const voucher = {
  'voucher.error.validation.message': 'このクーポンコードは使えません',
  'voucher.error.get.message': 'クーポンコードの詳細を取得できません',
  'voucher.error.exists': 'このコードのクーポンはすでにあります。',
  'voucher.error.terms': 'これらの条件は両立しません。',
  'voucher.add': 'クーポンを追加',
  'voucher.code': 'クーポンコード',
  'voucher.apply': '適用',
  'voucher.remove': 'クーポンを外す',
  'voucher.replace': '別のクーポンを使う',
  'voucher.keep': 'このクーポンを使い続ける',
  'voucher.applied': 'クーポン{code}で{amount}割引になります。',
  'voucher.removed': 'クーポンを外しました。',
  'voucher.line': 'クーポン {code}',
  'voucher.gone': 'クーポン{code}は使えなくなったため外しました。配達料をもう一度ご確認ください。',
  'voucher.stays': 'クーポン{code}はこの注文にそのまま適用されます。',
  'order.fee-whole': 'クーポン適用前の配達料',
  'order.voucher': 'クーポン',
  'order.voucher-off': '{code}、{amount}引き',
} as const satisfies AreaOf<typeof source>
