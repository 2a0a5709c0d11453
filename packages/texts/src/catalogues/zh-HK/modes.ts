import type { AreaOf } from '../../area.ts'
import type { modes as source } from '../en/modes.ts'

export const modes = {
  'guest.error.closed': '請登記或登入後再呼叫騎手。',
  'guest.name': '訪客',
  'guest.continue': '以訪客身份繼續',
  'guest.ended': '您的訪客使用已結束。請再次以訪客身份繼續，或登入。',
  'guest.request-text': '訪客採網上付款。建立帳戶即可使用所有付款方式，並保留取件地點。',
  'guest.popup-title': '把訂單集中在一起',
  'guest.popup-text': '建立帳戶後，取件地點、顧客和所有訂單都會保留，下次下單只要按幾下。',
  'guest.popup-register': '建立帳戶',
  'guest.popup-later': '稍後',
  'guest.popup-never': '不要再問',
  'platform.title': '開啟中',
  'platform.error.token': '外層頁面提供的資料無法開啟平台，請重新載入該頁面。',
  'platform.error.no-answer': '外層頁面沒有說明您的身份，請重新載入該頁面。',
} as const satisfies AreaOf<typeof source>
