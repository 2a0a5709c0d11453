import type { AreaOf } from '../../area.ts'
import type { modes as source } from '../en/modes.ts'

export const modes = {
  'guest.error.closed': '配達を依頼するには、登録またはログインしてください。',
  'guest.name': 'ゲスト',
  'guest.continue': 'ゲストとして続ける',
  'guest.ended': 'ゲストでのご利用は終了しました。もう一度ゲストとして続けるか、ログインしてください。',
  'guest.request-text':
    'ゲストのお支払いはオンラインのみです。アカウントを作成すると、すべての支払い方法が使え、集荷先も保存されます。',
  'guest.popup-title': 'ご注文をひとつにまとめましょう',
  'guest.popup-text':
    'アカウントを作成すると、集荷先、お客様、すべての注文が保存され、次回は数クリックで依頼できます。',
  'guest.popup-register': 'アカウントを作成',
  'guest.popup-later': 'あとで',
  'guest.popup-never': '今後表示しない',
  'platform.title': 'ポータルを開いています',
  'platform.error.token':
    '埋め込み元のページから渡された情報ではポータルを開けませんでした。そのページを再読み込みしてください。',
  'platform.error.no-answer':
    '埋め込み元のページから利用者の情報が届きませんでした。そのページを再読み込みしてください。',
} as const satisfies AreaOf<typeof source>
