import type { AreaOf } from '../../area.ts'
import type { legal as source } from '../en/legal.ts'

export const legal = {
  'privacy.title': '隱私權聲明',
  'privacy.lead': '{brand} 在{country}保存您和您的顧客的哪些資料、為什麼、保存多久。',
  'privacy.what-title': '我們保存的資料',
  'privacy.what-text':
    '商家：名稱、地址、電話、可以登入的人，以及登入的裝置。外送：顧客的姓名、電話和地址、包裹內容、外送員途中的位置、訊息、評分，以及交付證明。',
  'privacy.why-title': '原因',
  'privacy.why-text':
    '為了送達包裹、讓您和顧客知道包裹在哪裡、計算應付金額，並在出問題時處理。不用於廣告，也不會出售。',
  'privacy.who-title': '誰看得到',
  'privacy.who-text':
    '外送員只在這趟外送期間看到所需的資料。顧客透過您分享的連結看到訂單。知道訂單編號的人可以看到狀態和時間，但看不到姓名和地址。其他商家看不到您的資料。卡號直接送到付款服務商，不會到我們這裡。',
  'privacy.long-title': '保存多久',
  'privacy.long-text':
    '訂單與款項依{country}法律規定的帳冊保存期限保存。照片和外送員的路線在 {photo_days} 天後刪除，訊息在 {message_days} 天後刪除，通話紀錄在 {call_days} 天後刪除。遭拒絕的登入與註冊紀錄在 30 天後刪除，且不含您輸入的內容。',
  'privacy.browser-title': '在您的瀏覽器裡',
  'privacy.browser-text':
    '我們會儲存您的登入狀態、設定、最近的搜尋和未完成的呼叫，重新載入也不會遺失。不會追蹤您到其他網站。登出後，除了語言和顯示設定，其他都會清除。',
  'privacy.rights-title': '您可以要求的事',
  'privacy.rights-text':
    '您可以查看我們保存的資料、要求更正、在法律未要求保存時要求刪除，也可以帶走：歷史紀錄隨時可以匯出。請洽您的客戶經理或{country}的個資保護主管機關。',
  'terms.version': '{date} 版',
  'terms.read': '閱讀條款',
  'terms.changed': '請閱讀我們的條款',
  'terms.changed-text': '自 {date} 起生效，請閱讀並表示同意。',
  'terms.agree': '我同意',
  'terms.agreed': '謝謝。我們已記錄您的同意。',
  'terms.not-loaded': '無法載入條款，請再試一次。',
  'terms.not-saved': '無法儲存您的同意，請再試一次。',
} as const satisfies AreaOf<typeof source>
